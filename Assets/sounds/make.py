#!/usr/bin/env python3
"""Makes the clicks of keys: short decaying tones with a little noise, 48,000 samples a second, 16 bits, one channel."""
import math
import os
import random
import struct
import wave

RATE = 48000
# Name, length in ms, pitch in Hz, decay in ms, share of noise, loudness.
CLICKS = [
    ("letter", 28, 1150, 4.5, 0.35, 0.34),
    ("delete", 34, 820, 5.5, 0.30, 0.36),
    ("function", 32, 620, 6.0, 0.25, 0.36),
]


def samples(length, pitch, decay, noise, loudness):
    source = random.Random(pitch)  # the same file every time
    low = 0.0
    for index in range(RATE * length // 1000):
        time = index / RATE
        attack = min(1.0, time / 0.0006)
        fade = min(1.0, (length / 1000 - time) / 0.004)
        low += 0.35 * (source.uniform(-1, 1) - low)
        tone = math.sin(2 * math.pi * pitch * time) + 0.4 * math.sin(2 * math.pi * pitch * 2.3 * time)
        value = ((1 - noise) * tone / 1.4 + noise * low * 2) * attack * fade * math.exp(-time / (decay / 1000))
        yield int(max(-1.0, min(1.0, value * loudness)) * 32767)


folder = os.path.dirname(os.path.abspath(__file__))
for name, *shape in CLICKS:
    with wave.open(os.path.join(folder, name + ".wav"), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(b"".join(struct.pack("<h", sample) for sample in samples(*shape)))

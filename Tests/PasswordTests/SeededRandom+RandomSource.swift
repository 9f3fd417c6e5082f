import KeyboardCore
import TestSupport

/// Passwords from numbers that a seed fixes.
extension SeededRandom: RandomSource {}

# Keypane's commands. `make help` lists them; `make run` and `make test` need nothing but Debian and Swift 6.2 or later:
# the Debian packages they need are installed when they are missing.

PREFIX ?= /usr/local
DESTDIR ?=
BINARY ?= .build/release/keypane
PICTURES ?= out/pictures
FUZZ_SECONDS ?= 60
RECORDINGS := $(addprefix Tests/KeypaneAppTests/Recordings/,hello.evemu touch-email-field.evemu email.evemu \
	touch-phone-field.evemu phone.evemu)
FORM := Examples/sign-in.json

# What building and running needs, and what the tests need beside it. Each has its reason in the program: the libraries
# of the C modules in Package.swift, the fonts of the window, the keymaps that libxkbcommon reads.
BUILD_PACKAGES := pkg-config libevdev-dev libudev-dev libsdl2-dev libsdl2-ttf-dev libsdl2-image-dev libxext-dev libxrandr-dev \
	libxkbcommon-dev libxkbcommon-x11-dev libxcb-xkb-dev libxcb-xinput-dev libwayland-dev libexpat1-dev libxml2-dev libyaml-dev libicu-dev libhangul-dev libcrypt-dev \
	libsodium-dev libsystemd-dev libpsl-dev publicsuffix fonts-inter fonts-dejavu-core \
	fonts-noto-color-emoji xkb-data unicode-data unicode-cldr-core
# The kernel tier boots with this machine's own programs: the desktops below, and the text clients that run on them.
KERNEL_PACKAGES := qemu-system-x86 busybox-static cpio kmod xz-utils zstd gcc libc6-dev libxkbcommon-dev udev \
	xserver-xorg-core xserver-xorg-input-libinput x11-utils x11-xserver-utils openbox xterm fonts-dejavu-core \
	sway seatd xwayland foot python3 python3-gi gir1.2-gtk-3.0
WINDOW_PACKAGES := umockdev python3 xvfb openbox xdotool xterm x11-utils x11-xkb-utils x11-xserver-utils imagemagick sway xwayland util-linux
TEST_PACKAGES := fonts-noto-core fonts-noto-cjk kbd python3-dbusmock dbus speech-dispatcher strace $(WINDOW_PACKAGES) $(KERNEL_PACKAGES)

# What the emoji keyboard is made of, and the languages in which it can be searched.
UNICODE ?= /usr/share/unicode
EMOJI := Assets/emoji/emoji.tsv
EMOJI_LANGUAGES := en de fr es it pt nl sv da nb fi is pl cs sk hu ro hr sr bg el ru uk tr he ar fa hi th vi ja ko

RELEASE := swift build -c release --static-swift-stdlib
say = @printf '\n== %s\n' "$(1)"
# What follows a command that failed: names the step and the remedy, and stops.
or_say = || { printf 'make %s: %s\n' "$@" "$(1)" >&2; exit 1; }

.PHONY: help run build emoji gallery test test-command-line test-window test-kernel bench bench-kernel lint fuzz sanitize install uninstall install-keymap \
	uninstall-keymap clean swift \
	packages test-packages window-packages kernel-packages

help:
	@echo "make run           build and show: the live simulator, or headless where there is no display or no panel"
	@echo "make test          run every test, the kernel tier included"
	@echo "make test-command-line, make test-window"
	@echo "                   run the command line or the window tier alone, with the release binary"
	@echo "make test-kernel   run the kernel tier alone: Debian's kernel in a virtual machine"
	@echo "make build         build the release binary, $(BINARY)"
	@echo "make bench         measure, and print a table"
	@echo "make bench-kernel  measure the time from touch to key on Debian's kernel, beside a C loop that only copies events"
	@echo "make gallery       draw every keyboard type, idiom and appearance into out/gallery, and the README's page of it"
	@echo "make lint          check the format of the sources and the purity of KeyboardCore"
	@echo "make fuzz          feed parsers, panels and keyboard with what nobody would write; FUZZ_SECONDS=$(FUZZ_SECONDS) for each"
	@echo "make sanitize      run the unit tests under the address and the thread sanitizer, built in folders of their own"
	@echo "make install       copy what 'make build' made; PREFIX=$(PREFIX) DESTDIR=$(DESTDIR)"
	@echo "make uninstall     remove what 'make install' copied; the same PREFIX and DESTDIR"
	@echo "make install-keymap, make uninstall-keymap"
	@echo "                   give Keypane's keyboard the keymap that has all characters of its layouts; DESTDIR=$(DESTDIR)"
	@echo "make clean         remove what was built"

run: build
	@sh Examples/run "$(BINARY)" "$(FORM)" "$(PICTURES)" $(RECORDINGS)

build: swift packages emoji
	$(call say,Building keypane (release))
	@$(RELEASE) --product keypane $(call or_say,the release build failed; the first error above says why)

# The emoji keyboard's data, made from Unicode's where they are missing or older than those.
emoji: $(EMOJI)

$(EMOJI): $(wildcard Sources/BuildEmoji/*.swift) | swift packages
	$(call say,Making the emoji keyboard from $(UNICODE))
	@swift build --product keypane-build-emoji $(call or_say,the first error above says why)
	@.build/debug/keypane-build-emoji $(UNICODE) $(dir $@) $(EMOJI_LANGUAGES) $(call or_say,the data are not made)

test: swift packages test-packages emoji
	@sh Tests/run

test-command-line: build
	@sh .ci/install-packages python3 x11-xkb-utils kbd
	@sh Tests/CommandLine/run --binary "$(BINARY)"

test-window: build window-packages
	@sh Tests/Window/run --binary "$(BINARY)"

test-kernel: build kernel-packages
	$(call say,Building the unit tests: the kernel tier runs those that need uinput)
	@swift build --build-tests $(call or_say,the unit tests do not build; the first error above says why)
	$(call say,Kernel tier: Debian's kernel with uinput in a virtual machine)
	@sh Tests/Kernel/run --binary "$(BINARY)"

bench-kernel: build kernel-packages
	@sh Tests/Kernel/run --bench --binary "$(BINARY)"

bench: build
	$(call say,Building the benchmarks (release))
	@$(RELEASE) --product keypane-bench $(call or_say,the benchmarks do not build; the first error above says why)
	@cc -O2 -o .build/bare-window Sources/Benchmarks/BareWindow/bare-window.c -lSDL2 -lSDL2_ttf \
		$(call or_say,the bare C program does not build; it is what the first frame is compared with)
	@if command -v xvfb-run >/dev/null; then set -- xvfb-run -a -s "-screen 0 1280x800x24 -ac"; fi; \
		KEYPANE_DATA="$(CURDIR)" "$$@" .build/release/keypane-bench

gallery: build
	@"$(BINARY)" picture --gallery out/gallery --locale en_US --data .
	cp out/gallery/sheet.png Examples/gallery.png

lint: swift
	$(call say,Format of the sources)
	@swift format lint --strict --recursive --parallel Sources Tests Fuzz Package.swift \
		$(call or_say,format findings; 'swift format --in-place FILE' mends most of them)
	$(call say,Purity of KeyboardCore)
	@! grep -rnE '^[[:space:]]*(@[A-Za-z_]+[[:space:]]+)*((public|package|internal|private)[[:space:]]+)?import[[:space:]]' \
		--include='*.swift' Sources/KeyboardCore $(call or_say,KeyboardCore imports nothing at all; move that code to an edge)
	@swiftc -enable-experimental-feature Embedded -wmo -typecheck $$(find Sources/KeyboardCore -name '*.swift') \
		$(call or_say,KeyboardCore is no Embedded Swift; it needs the standard library alone)

fuzz: swift packages
	@sh Fuzz/run $(FUZZ_SECONDS)

sanitize: swift packages test-packages emoji
	@sh Tests/sanitize

install:
	@test -x "$(BINARY)" $(call or_say,$(BINARY) is missing; 'make build' makes it)
	install -D -m 755 "$(BINARY)" "$(DESTDIR)$(PREFIX)/bin/keypane"
	mkdir -p "$(DESTDIR)$(PREFIX)/share/keypane"
	cp -R Layouts Assets "$(DESTDIR)$(PREFIX)/share/keypane/"
	install -D -m 644 -t "$(DESTDIR)$(PREFIX)/lib/udev/rules.d" udev/*.rules
	install -D -m 644 -t "$(DESTDIR)$(PREFIX)/lib/modules-load.d" udev/modules-load.d/*.conf
	install -D -m 644 -t "$(DESTDIR)$(PREFIX)/lib/sysusers.d" udev/sysusers.d/*.conf
	sed 's|/usr/local/bin|$(PREFIX)/bin|' Examples/keypane.service | \
		install -D -m 644 /dev/stdin "$(DESTDIR)$(PREFIX)/lib/systemd/user/keypane.service"
	install -D -m 644 Examples/keypane.conf "$(DESTDIR)$(PREFIX)/share/doc/keypane/keypane.conf"
	install -D -m 644 udev/README.md "$(DESTDIR)$(PREFIX)/share/doc/keypane/permissions.md"
	install -D -m 644 LICENSE "$(DESTDIR)$(PREFIX)/share/doc/keypane/copyright"

uninstall:
	rm -rf "$(DESTDIR)$(PREFIX)/bin/keypane" "$(DESTDIR)$(PREFIX)/share/keypane" "$(DESTDIR)$(PREFIX)/share/doc/keypane"
	rm -f "$(DESTDIR)$(PREFIX)/lib/systemd/user/keypane.service"
	cd udev && for file in *.rules; do rm -f "$(DESTDIR)$(PREFIX)/lib/udev/rules.d/$$file"; done
	cd udev && for file in modules-load.d/*.conf sysusers.d/*.conf; do rm -f "$(DESTDIR)$(PREFIX)/lib/$$file"; done

# The places are the display servers', whatever PREFIX says.
install-keymap:
	@test -x "$(BINARY)" $(call or_say,$(BINARY) is missing; 'make build' makes it)
	@"$(BINARY)" keymap --install "$(DESTDIR)/"

uninstall-keymap:
	@test -x "$(BINARY)" $(call or_say,$(BINARY) is missing; 'make build' makes it)
	@"$(BINARY)" keymap --uninstall "$(DESTDIR)/"

clean:
	rm -rf .build .build-address .build-thread out Assets/emoji

swift:
	@command -v swift >/dev/null \
		$(call or_say,there is no swift; install Swift 6.2 or later from https://www.swift.org/install/linux/ and put it into PATH)
	@version=$$(swift --version 2>&1); \
	echo "$$version" | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | \
		{ read -r major minor && test $$((major * 100 + minor)) -ge 602; } || \
		{ echo "make swift: Swift 6.2 or later is needed, from https://www.swift.org/install/linux/; this one says: $$version" >&2; exit 1; }

packages:
	@sh .ci/install-packages $(BUILD_PACKAGES)

window-packages:
	@sh .ci/install-packages $(WINDOW_PACKAGES)

test-packages:
	@sh .ci/install-packages $(TEST_PACKAGES)

kernel-packages:
	@sh .ci/install-packages $(KERNEL_PACKAGES)

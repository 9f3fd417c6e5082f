# needs: unit-tests
# The unit tests that need a kernel with uinput (suite KernelTests): all of them run, none is skipped, none fails.
status=0
: >/tmp/tests.xml
/unit-tests --testing-library swift-testing --filter '^EvdevTests\.KernelTests/' --xunit-output /tmp/tests.xml \
  >/tmp/log 2>&1 || status=$?
count() { # ELEMENT
  grep -c "<$1[ />]" /tmp/tests.xml || true
}
ran=$(count testcase) skipped=$(count skipped)
if [ $status != 0 ] || [ "$ran" = 0 ] || [ "$skipped" != 0 ]; then
  grep -Ev '^(◇|✔)' /tmp/log || true
  fail "status $status, $ran tests, $skipped of them skipped"
fi
echo "$ran unit tests passed"

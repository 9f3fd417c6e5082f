import Testing

/// All tests that draw, one after another: SDL is made for one thread.
@Suite(.serialized) enum DisplayTests {}

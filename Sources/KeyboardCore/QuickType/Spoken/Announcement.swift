/// What is to be said, before there are words for it.
public enum Announcement: Sendable, Hashable {
  /// The finger is on a key.
  case key(SpokenKey, isEnabled: Bool)
  /// The finger is on an item of the bar.
  case item(BarItem)
  /// There is something in the bar where there was nothing.
  case offers([BarItem])
  /// A text was typed that had been spoken some time before, or that came by itself.
  case typed(SpokenKey)
  /// Delete took this away.
  case deleted(String)
  /// The shift key made letters capitals, or capitals letters.
  case shift(ShiftMachine.State)
  /// Another plane is shown, by its id, and no key said so before.
  case plane(String)
  /// A held key shows what else it has; where one of it is chosen already, that.
  case options(SpokenKey?)
  /// The finger is on one of what a held key has.
  case option(SpokenKey)
}

import KeyboardCore
import Vault

/// What is over by itself, and a visitor's end.
extension OfferDesk {
  /// When something is to be done without anybody asking.
  var deadline: Instant? {
    var due = codes.deadline
    for other in [question?.until, plan?.deadline, sentAt, idleEnd] {
      if let other { due = due.map { min($0, other) } ?? other }
    }
    return due
  }

  private var idleEnd: Instant? {
    guard let idle = settings.idle, let lastTouch else { return nil }
    return lastTouch + idle
  }

  /// Does what is due.
  /// - Returns: whether the visitor's session has ended because nobody was there.
  mutating func wake(at now: Instant) -> Bool {
    if let idleEnd, idleEnd <= now {
      endSession()
      return true
    }
    if let sentAt, sentAt <= now { submitted(at: now) }
    if let plan, plan.deadline <= now { self.plan = nil }
    if let question, question.until <= now { endQuestion() }
    if codes.expire(at: now) {
      let living = Set(codes.all.map(\.id))
      list?.material.codes.removeAll { !living.contains($0.id) }
      offer()
    }
    return false
  }

  /// The visitor has gone: everything that was learnt, typed and received is overwritten and forgotten.
  mutating func endSession() {
    history.wipe()
    codes.removeAll()
    finds.removeAll()
    wipeForm()
    question = nil
    lastAccount = nil
    if waiting != nil { add(.askNoMore) }
    waiting = nil
    returnedAt = nil
    sentAt = nil
    lastTouch = nil
    before = ""
    after = ""
    acts = []
    do throws(VaultError) { try store.endSession() } catch { add(.say("the store could not be saved: \(error)")) }
    lookUpAgain()
  }

  /// Other things are there for the field: the store has been opened, or the next visitor begins in it.
  mutating func lookUpAgain() {
    if let list, let focused {
      if typed == nil { typed = TypedForm(list.form) }
      lookUp(at: focused.since)
    }
    offer()
  }

  /// What was typed and made for the form is overwritten.
  mutating func wipeForm() {
    plan = nil
    typed?.wipe()
    typed = nil
    made = nil
  }
}

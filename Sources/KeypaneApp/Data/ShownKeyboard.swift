import KeyboardCore

/// The keyboard that the field options, the screen and `--plane` describe.
struct ShownKeyboard {
  var keyboard: Keyboard
  let screen: ScreenOptions
  let data: DataFolder

  init(_ arguments: Arguments) throws(AppError) {
    let field = try FieldOptions(arguments)
    screen = try ScreenOptions(arguments)
    data = try DataFolder(arguments)
    var library = LayoutLibrary(data)
    let resolved = Precedence.resolve(field.request(field.traits, isMultiline: field.isMultiline, on: screen))
    let plan = LayoutPlan(
      layout: try library.layout(resolved.layout, idiom: resolved.idiom), traits: resolved, screen: screen.size, scale: screen.scale)
    keyboard = Keyboard(plan: plan, traits: resolved)
    if let plane = arguments.value("plane") {
      guard let index = plan.plane(plane) else {
        throw .unknown("--plane", plane, among: plan.planes.map(\.id))
      }
      keyboard = Keyboard(plan: plan, traits: resolved, plane: index)
    }
  }
}

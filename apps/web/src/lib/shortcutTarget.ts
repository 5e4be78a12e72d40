const typedInto =
  'textarea, select, input:not([type="radio"]):not([type="checkbox"]):not([type="button"]), ' +
  '[contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"]'
const movedWithin =
  'input, video, audio, [role="radiogroup"], [role="tablist"], [role="slider"], [role="grid"]'

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

/** Whether a letter typed here is input for a field instead of a shortcut. */
export const takesLetters = (target: EventTarget | null) => isIn(target, typedInto)

/** Whether the control itself uses the arrow keys. */
export const takesArrows = (target: EventTarget | null) => takesLetters(target) || isIn(target, movedWithin)

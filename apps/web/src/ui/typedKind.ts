/** How one kind of value is typed and shown. Values have the format of forms and the API; empty: none. */
export interface TypedKind {
  /** Parses a text; undefined if it isn't a valid value. */
  parse: (text: string) => string | undefined
  words: (value: string) => string
  /** The input is complete, so the form can receive the value at once. */
  isFull: (text: string) => boolean
  /** The effect of the arrow keys. */
  step: (value: string, by: 1 | -1) => string
  /** The text after a day was selected in the calendar. */
  withDay?: (day: string, value: string) => string
  /** The error of a value outside its limits, in a sentence. */
  problemOf: (value: string) => string | undefined
  /** Explains the expected input if the text isn't a valid value. */
  advice: string
  placeholder?: string
}

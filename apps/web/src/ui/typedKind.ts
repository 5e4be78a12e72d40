/** How one kind of value is typed and shown. Values have the format of forms and the API; empty: none. */
export interface TypedKind {
  /** Parses a text; undefined if it isn't a valid value. */
  parse: (text: string) => string | undefined
  words: (value: string) => string
  /** Nothing more needs to be typed, so that the form may have the value at once. */
  isFull: (text: string) => boolean
  /** The effect of the arrow keys. */
  step: (value: string, by: 1 | -1) => string
  /** The text after a day was selected in the calendar. */
  withDay?: (day: string, value: string) => string
  /** Outside its limits: what is wrong, in a sentence. */
  problemOf: (value: string) => string | undefined
  /** Says what to type when the text isn't a valid value. */
  advice: string
  placeholder?: string
}

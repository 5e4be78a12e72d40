/** How one kind of value is typed and shown. Values are as forms and the API hold them; empty: none. */
export interface TypedKind {
  /** Parses a text; undefined if it isn't a valid value. */
  parse: (text: string) => string | undefined
  words: (value: string) => string
  /** Nothing more needs to be typed, so that the form may have the value at once. */
  isFull: (text: string) => boolean
  /** What the arrow keys do. */
  step: (value: string, by: 1 | -1) => string
  /** The text after a day was selected in the calendar. */
  withDay?: (day: string, value: string) => string
  /** Outside its limits: what is wrong, in a sentence. */
  problemOf: (value: string) => string | undefined
  /** Says what to type when the text isn't a valid value. */
  advice: string
  placeholder?: string
}

/** How one kind of value is typed and shown. Values are as forms and the API hold them; empty: none. */
export interface TypedKind {
  /** The value that a text stands for; undefined where it stands for none. */
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
  /** Says what to type, after a text that stands for no value. */
  advice: string
  placeholder?: string
}

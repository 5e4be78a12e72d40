import { pgType } from '#db/row-shape.ts'

/** The name and the folded texts of something that a search compares. At least one word must match `anchor`. */
export const textShape = { name: pgType.text, text: pgType.text, anchor: pgType.text }

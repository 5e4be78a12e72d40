import { similarPairs, type WorkText } from '#domains/assignments/similarity/similarity.rules.ts'
import { readPlainText, textOfPart } from '#files/text-of-archive.ts'
import { textOfPdf } from '#files/text-of-pdf.ts'

// Loaded by worker threads only, like drawing-worker.ts.

/** The most characters that are compared of one file. */
const maxText = 512 * 1024

const readers: Readonly<Record<string, (path: string) => Promise<string | undefined>>> = {
  'text/plain': (path) => readPlainText(path, maxText),
  'application/pdf': textOfPdf,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': (path) =>
    textOfPart(path, 'word/document.xml'),
  'application/vnd.oasis.opendocument.text': (path) => textOfPart(path, 'content.xml'),
}

/** The text of a file; empty if its kind has none that we read. */
export async function readText({ path, type }: { path: string; type: string }): Promise<string> {
  return ((await readers[type]?.(path)) ?? '').slice(0, maxText)
}

interface Comparison {
  works: readonly WorkText[]
  instructions: string
  leastPercent: number
}

/** Compares the texts of one assignment with each other. */
export const compare = ({ works, instructions, leastPercent }: Comparison) =>
  similarPairs(works, instructions, leastPercent)

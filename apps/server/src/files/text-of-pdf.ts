import { readFile } from 'node:fs/promises'

/** The most pages that are read. */
const maxPages = 300

/**
 * The library creates one such matrix as it is loaded, for drawing. Reading text needs none, so it gets this
 * instead of a native library for drawing.
 */
class UnusedMatrix {}

/** The text layer of a PDF file. Hostile files may take any time: for worker threads with a time limit only. */
export async function textOfPdf(path: string): Promise<string> {
  Object.assign(globalThis, { DOMMatrix: UnusedMatrix, ImageData: UnusedMatrix, Path2D: UnusedMatrix })
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
  })
  try {
    const document = await task.promise
    const pages: string[] = []
    for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(items.map((it) => ('str' in it ? it.str + (it.hasEOL ? ' ' : '') : '')).join(''))
      page.cleanup()
    }
    return pages.join(' ')
  } finally {
    await task.destroy()
  }
}

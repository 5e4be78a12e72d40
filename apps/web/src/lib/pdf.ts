import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

// Published by vite/pdfFiles.ts.
const folder = `/assets/pdf-${version}`
GlobalWorkerOptions.workerSrc = `/assets/worker-pdf-${version}.js`

/** Pixels of one picture within a page, and of a page as it is drawn: no file may exhaust the device. */
const mostImagePixels = 64 * 1024 * 1024
const mostPagePixels = 16 * 1024 * 1024

/** An open PDF file, in its own worker. */
export interface OpenPdf {
  pages: number
  /** Height by width of the first page. */
  ratio: number
  page: (number: number) => Promise<PDFPageProxy>
  close: () => void
}

/** Opens a PDF file. Nothing in it is executed, and it cannot load anything. */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    cMapUrl: `${folder}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    wasmUrl: `${folder}/wasm/`,
    iccUrl: `${folder}/iccs/`,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: mostImagePixels,
    canvasMaxAreaInBytes: mostPagePixels * 4,
  })
  const close = () => void task.destroy()
  try {
    const document: PDFDocumentProxy = await task.promise
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
    return {
      pages: document.numPages,
      ratio: height / width,
      page: (number) => document.getPage(number),
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

interface Drawing {
  canvas: HTMLCanvasElement
  /** Gets the page's text, to select and to be read aloud. */
  text: HTMLElement
  /** In CSS pixels. */
  width: number
}

/** Draws a page until `stop` is called. */
export function drawPage(page: PDFPageProxy, { canvas, text, width }: Drawing) {
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const fits = Math.sqrt(mostPagePixels / (viewport.width * viewport.height))
  const density = Math.min(devicePixelRatio, fits)
  canvas.width = Math.max(1, Math.floor(viewport.width * density))
  canvas.height = Math.max(1, Math.floor(viewport.height * density))
  const rendering = page.render({ canvas, viewport: page.getViewport({ scale: scale * density }) })
  text.replaceChildren()
  text.style.setProperty('--total-scale-factor', String(scale))
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport })
  return {
    done: Promise.all([rendering.promise, layer.render()]),
    stop: () => {
      rendering.cancel()
      layer.cancel()
    },
  }
}

// The part of pdfjs-dist that we use. Its own types would bring those of Node.js into the pages (tsconfig.json).

export const version: string
export const GlobalWorkerOptions: { workerSrc: string }

export interface PageViewport {
  width: number
  height: number
}
export interface PDFPageProxy {
  getViewport(options: { scale: number }): PageViewport
  render(options: { canvas: HTMLCanvasElement; viewport: PageViewport }): {
    promise: Promise<void>
    cancel(): void
  }
  streamTextContent(): ReadableStream
}
export interface PDFDocumentProxy {
  numPages: number
  getPage(number: number): Promise<PDFPageProxy>
}
export function getDocument(source: {
  data: Uint8Array
  cMapUrl: string
  cMapPacked: boolean
  standardFontDataUrl: string
  wasmUrl: string
  iccUrl: string
  isEvalSupported: boolean
  enableXfa: boolean
  maxImageSize: number
  canvasMaxAreaInBytes: number
}): { promise: Promise<PDFDocumentProxy>; destroy(): Promise<void> }

export class TextLayer {
  constructor(options: {
    textContentSource: ReadableStream
    container: HTMLElement
    viewport: PageViewport
  })
  render(): Promise<void>
  cancel(): void
}

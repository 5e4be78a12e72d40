import { wasmReader } from './wasmReader.ts'

/** Reads the QR codes in the camera's current picture. */
export interface QrReader {
  read(video: HTMLVideoElement): Promise<string[]>
  close(): void
}

/** https://wicg.github.io/shape-detection-api, which TypeScript's library does not describe. */
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): { detect(from: HTMLVideoElement): Promise<{ rawValue: string }[]> }
  getSupportedFormats(): Promise<string[]>
}

async function browsersOwn(): Promise<QrReader['read'] | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass }
  const formats = (await BarcodeDetector?.getSupportedFormats()) ?? []
  if (!BarcodeDetector || !formats.includes('qr_code')) return null
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
}

/**
 * The browser's own reader if it has one that works, otherwise ZXing in a worker. Nothing is downloaded for
 * the former. On Android its service can be missing, which only the first reading reveals.
 */
export async function openQrReader(): Promise<QrReader> {
  let own = await browsersOwn()
  let byWasm = own ? null : await wasmReader()
  let isClosed = false
  return {
    async read(video) {
      if (own) {
        try {
          return await own(video)
        } catch {
          own = null
        }
      }
      byWasm ??= await wasmReader()
      if (!isClosed) return byWasm.read(video)
      byWasm.close()
      return []
    },
    close() {
      isClosed = true
      byWasm?.close()
    },
  }
}

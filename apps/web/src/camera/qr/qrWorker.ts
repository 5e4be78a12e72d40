// Reads QR codes by ZXing, for browsers without BarcodeDetector. All that it fetches is the .wasm file.
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { QrRequest, QrResponse } from './protocol.ts'

declare const self: DedicatedWorkerGlobalScope

async function textsIn(picture: ImageBitmap): Promise<string[]> {
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures')
  context.drawImage(picture, 0, 0)
  picture.close()
  const codes = await readBarcodes(context.getImageData(0, 0, width, height), {
    formats: ['QRCode'],
    maxNumberOfSymbols: 4,
  })
  return codes.filter(({ isValid }) => isValid).map(({ text }) => text)
}

async function answer(request: QrRequest): Promise<QrResponse> {
  try {
    if ('picture' in request) return { texts: await textsIn(request.picture) }
    await prepareZXingModule({ overrides: { locateFile: () => request.wasmUrl }, fireImmediately: true })
    return { texts: [] }
  } catch (error) {
    return { failure: String(error) }
  }
}

self.onmessage = async ({ data }: MessageEvent<QrRequest>) => self.postMessage(await answer(data))

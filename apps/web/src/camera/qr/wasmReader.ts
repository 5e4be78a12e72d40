import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { QrRequest, QrResponse } from './protocol.ts'
import type { QrReader } from './qrReader.ts'

/** Runs ZXing in a worker, so that decoding never blocks the page. */
export async function wasmReader(): Promise<QrReader> {
  const worker = new Worker(new URL('./qrWorker.ts', import.meta.url), { type: 'module' })
  const ask = (request: QrRequest, transfer: Transferable[] = []) =>
    new Promise<string[]>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<QrResponse>) =>
        'texts' in data ? resolve(data.texts) : reject(new Error(data.failure))
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.postMessage(request, transfer)
    })
  try {
    await ask({ wasmUrl })
  } catch (error) {
    worker.terminate()
    throw error
  }
  return {
    async read(video) {
      const picture = await createImageBitmap(video)
      return ask({ picture }, [picture])
    },
    close: () => worker.terminate(),
  }
}

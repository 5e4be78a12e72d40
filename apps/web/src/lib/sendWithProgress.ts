import type { WireRequest } from '@campanile/contract/client.ts'
import { locale } from './locale.ts'

/** Sends a body as fetch does, and reports upload progress, which fetch cannot. */
export function sendWithProgress(
  address: string,
  { method, body, signal }: WireRequest,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const refuse = () => reject(signal?.reason ?? new TypeError('The request failed'))
    if (signal?.aborted) return refuse()
    request.open(method, address)
    request.setRequestHeader('accept-language', locale)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, responseText } = request
      const headers = new Headers()
      for (const name of ['content-type', 'retry-after']) {
        const value = request.getResponseHeader(name)
        if (value) headers.set(name, value)
      }
      // A response without content must have no body, not even an empty one.
      resolve(new Response(responseText || null, { status, headers }))
    }
    request.onerror = refuse
    request.onabort = refuse
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body as Blob)
  })
}

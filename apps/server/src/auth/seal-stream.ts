import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { pipeline, type Readable } from 'node:stream'

const nonceBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM over a stream that is too long for memory. The tag is available once it has been read to the
 * end. `boundTo` works as in `seal`.
 */
export function sealStream(key: Buffer, plain: Readable, boundTo: string) {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo))
  const sealed = pipeline(plain, cipher, () => undefined)
  return { nonce, sealed, tag: () => cipher.getAuthTag() }
}

/**
 * The decrypted stream. It fails if the input is incomplete, was sealed with another key, or is bound to
 * something else.
 */
export function unsealStream(
  key: Buffer,
  sealed: Readable,
  { nonce, tag, boundTo }: { nonce: Buffer; tag: Buffer; boundTo: string },
): Readable {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(tag)
  return pipeline(sealed, decipher, () => undefined)
}

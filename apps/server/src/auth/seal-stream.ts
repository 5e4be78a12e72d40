import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { pipeline, type Readable } from 'node:stream'

const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM over a stream that is too long to hold; read to its end, it has a tag. `boundTo` as in `seal`. */
export function sealStream(key: Buffer, plain: Readable, boundTo: string) {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo))
  const sealed = pipeline(plain, cipher, () => undefined)
  return { nonce, sealed, tag: () => cipher.getAuthTag() }
}

/** The plain stream; it ends with an error when what was sealed is not whole, not ours, or bound to something else. */
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

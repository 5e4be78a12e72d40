import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM: iv, tag and ciphertext in one buffer. `boundTo` (the owner of the data) must be the same when
 * opening, so that a sealed value that is moved to another row does not open.
 */
export function seal(key: Buffer, plain: Buffer, boundTo: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(boundTo))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Throws if the value was changed, sealed with another key or bound to something else. */
export function unseal(key: Buffer, sealed: Buffer, boundTo: string): Buffer {
  // Without the length, a tag cut down to four bytes would be accepted.
  const options = { authTagLength: tagBytes }
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), options)
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
}

/** A JSON value sealed as text, for a queue or a cookie. */
export const sealJson = (key: Buffer, value: unknown, boundTo: string): string =>
  seal(key, Buffer.from(JSON.stringify(value)), boundTo).toString('base64')

/** Throws like unseal. */
export const unsealJson = <T>(key: Buffer, sealed: string, boundTo: string): T =>
  JSON.parse(unseal(key, Buffer.from(sealed, 'base64'), boundTo).toString('utf8')) as T

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits for a link or a cookie. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Only hashes of tokens are stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** A small JSON value that nobody without the key can make or change. */
export function signValue(key: Buffer, value: unknown): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${text}.${sign(key, text).toString('base64url')}`
}

/** The signed value, or undefined when it is not ours. */
export function readSigned<T>(key: Buffer, signed: string | undefined): T | undefined {
  const [text, mac] = (signed ?? '').split('.')
  if (!text || !mac) return undefined
  const expected = sign(key, text)
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as T
}

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Purpose, Secrets } from '#platform/secrets.ts'

/** 256 random bits for a link or a cookie. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Only hashes of tokens are stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** The kinds of signed values. Each has its own key and is part of the signed value. */
export const signedTypes = [
  'scan',
  'device',
  'place',
  'face-check',
  'passkey',
  'second-factor',
  'google',
  'saml',
  'access-token',
] as const satisfies readonly Purpose[]
export type SignedType = (typeof signedTypes)[number]

type Keys = Pick<Secrets, 'key'>

/**
 * The text is base64url and contains no line break, so one pair of type and text cannot be read as another.
 */
const sign = (keys: Keys, type: SignedType, text: string) =>
  createHmac('sha256', keys.key(type)).update(`${type}\n${text}`).digest()

/** Signs a small JSON value of one type. It cannot be created or changed without the keys. */
export function signValue(keys: Keys, type: SignedType, value: unknown): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${text}.${sign(keys, type, text).toString('base64url')}`
}

/** Returns the signed value, or undefined if the signature is invalid or of another type. */
export function readSigned<T>(keys: Keys, type: SignedType, signed: string | undefined): T | undefined {
  const [text, mac] = (signed ?? '').split('.')
  if (!text || !mac) return undefined
  const expected = sign(keys, type, text)
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as T
}

import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'

const curve = 'prime256v1'
/** The order of the curve: private keys are between 0 and this number. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** The keys that identify this installation to push services (RFC 8292). */
export interface VapidKeys {
  /** An uncompressed point in base64url, as browsers expect it. */
  publicKey: string
  privateKey: KeyObject
}

/**
 * Derives the keys from a secret, so that every server of an installation has the same ones without
 * exchanging them.
 */
export function vapidKeys(secret: Buffer): VapidKeys {
  const number = (BigInt(`0x${secret.toString('hex')}`) % (order - 1n)) + 1n
  const scalar = Buffer.from(number.toString(16).padStart(64, '0'), 'hex')
  const pair = createECDH(curve)
  pair.setPrivateKey(scalar)
  const point = pair.getPublicKey()
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const key = {
    kty: 'EC',
    crv: 'P-256',
    x: coordinate(1),
    y: coordinate(33),
    d: scalar.toString('base64url'),
  }
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key, format: 'jwk' }),
  }
}

interface Claims {
  /** Origin of the push service. */
  audience: string
  /** How the service's operators can reach us: mailto: or https:. */
  contact: string
  expiresAt: Date
}

const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * The value of the authorization header. We sign it ourselves with our clock, because web-push checks the
 * expiry against the machine's clock.
 */
export function signVapid(keys: VapidKeys, { audience, contact, expiresAt }: Claims): string {
  const claims = { aud: audience, exp: Math.floor(expiresAt.getTime() / 1000), sub: contact }
  const text = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`
  const signature = sign('sha256', Buffer.from(text), { key: keys.privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${keys.publicKey}`
}

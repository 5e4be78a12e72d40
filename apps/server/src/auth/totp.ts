import { Secret, TOTP } from 'otpauth'

// RFC 6238 as all authenticator apps implement it: SHA-1, six digits, thirty seconds.
const options = { algorithm: 'SHA1', digits: 6, period: 30 }
/** Steps that the app's clock may be off, either way. */
const drift = 1
/** RFC 4226 requires at least 128 bits and recommends 160. */
const secretBytes = 20

const toSecret = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer })

export const newTotpSecret = (): Buffer => Buffer.from(new Secret({ size: secretBytes }).bytes)

/** The secret in base32, for apps that cannot scan the QR code. */
export const totpSecretText = (secret: Buffer): string => toSecret(secret).base32

/** The content of the QR code. */
export const totpUri = (secret: Buffer, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...options, issuer, label, secret: toSecret(secret) }).toString()

/** Returns the time step of this code, at most one step from now; undefined if it matches none. */
export function totpStep(secret: Buffer, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = new TOTP({ ...options, secret: toSecret(secret) }).validate({
    token: code,
    timestamp,
    window: drift,
  })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / options.period) + delta
}

/** The code at a moment, as the app would show it. */
export const totpCode = (secret: string, now: Date): string =>
  new TOTP({ ...options, secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

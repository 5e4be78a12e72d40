import { Secret, TOTP } from 'otpauth'

// RFC 6238 as every authenticator app does it: SHA-1, six digits, thirty seconds.
const options = { algorithm: 'SHA1', digits: 6, period: 30 }
/** Steps by which the app's clock may be off, either way. */
const drift = 1
/** RFC 4226 asks for at least 128 bits and recommends 160. */
const secretBytes = 20

const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer })

export const newTotpSecret = (): Buffer => Buffer.from(new Secret({ size: secretBytes }).bytes)

/** As people type it into an app that cannot scan: base32. */
export const totpSecretText = (secret: Buffer): string => secretOf(secret).base32

/** What the QR code says. */
export const totpUri = (secret: Buffer, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...options, issuer, label, secret: secretOf(secret) }).toString()

/** The time step whose code this is, now or one off; undefined when it is none of them. */
export function totpStep(secret: Buffer, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = new TOTP({ ...options, secret: secretOf(secret) }).validate({
    token: code,
    timestamp,
    window: drift,
  })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / options.period) + delta
}

/** The code of a moment, as the app would show it. */
export const totpCode = (secret: string, now: Date): string =>
  new TOTP({ ...options, secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

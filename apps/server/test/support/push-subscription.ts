import { createECDH, randomBytes } from 'node:crypto'

/** A browser's subscription to this service, and the private key that decrypts its messages. */
export function testSubscription(origin: string) {
  const privateKey = createECDH('prime256v1')
  const p256dh = privateKey.generateKeys().toString('base64url')
  const auth = randomBytes(16).toString('base64url')
  const endpoint = `${origin}/send/${randomBytes(24).toString('base64url')}`
  return { privateKey, subscription: { endpoint, keys: { p256dh, auth } } }
}

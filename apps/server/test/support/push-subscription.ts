import { createECDH, randomBytes } from 'node:crypto'

/** What a browser subscribes with at this service, and the key that opens what is sent to it. */
export function testSubscription(origin: string) {
  const privateKey = createECDH('prime256v1')
  const p256dh = privateKey.generateKeys().toString('base64url')
  const auth = randomBytes(16).toString('base64url')
  const endpoint = `${origin}/send/${randomBytes(24).toString('base64url')}`
  return { privateKey, subscription: { endpoint, keys: { p256dh, auth } } }
}

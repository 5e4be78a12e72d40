import { createHash } from 'node:crypto'
import webPush from 'web-push'

/** Where and for whom a browser takes messages: what `PushSubscription.toJSON` holds. */
export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export interface PushMessage {
  /** Read by the device alone. */
  content: object
  /** What one of the same subject replaces while the device is off. */
  subject: string
  urgency: 'high' | 'normal' | 'low'
  /** Seconds that the service keeps it for a device that is off. */
  ttl: number
}

/** All contents are this long, so that their length tells the service nothing. */
const paddedBytes = 1024

/** The service sees a topic: a hash of the subject and the device's own secret, 32 characters as RFC 8030 wants. */
const topicOf = (subject: string, { keys }: Subscription) =>
  createHash('sha256').update(`${keys.auth} ${subject}`).digest('base64url').slice(0, 32)

/** Headers and encrypted body (RFC 8291); who sends it is added by the sender. */
export function sealMessage(subscription: Subscription, message: PushMessage) {
  const text = Buffer.from(JSON.stringify(message.content))
  const padding = Buffer.alloc(Math.max(0, paddedBytes - text.length), ' ')
  const { p256dh, auth } = subscription.keys
  const { cipherText } = webPush.encrypt(p256dh, auth, Buffer.concat([text, padding]), 'aes128gcm')
  return {
    body: cipherText,
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      'content-length': String(cipherText.length),
      ttl: String(message.ttl),
      urgency: message.urgency,
      topic: topicOf(message.subject, subscription),
    },
  }
}

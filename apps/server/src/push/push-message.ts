import { createHash } from 'node:crypto'
import webPush from 'web-push'

/** Where and for whom a browser accepts messages: the content of `PushSubscription.toJSON`. */
export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export interface PushMessage {
  /** Only the device can read it. */
  content: object
  /** While the device is off, a message replaces an earlier one with the same subject. */
  subject: string
  urgency: 'high' | 'normal' | 'low'
  /** Seconds that the service keeps it for a device that is off. */
  ttl: number
}

/** All contents are padded to this length, so that the length reveals nothing to the service. */
const paddedBytes = 1024

/**
 * The service sees a topic: a hash of the subject and the device's own secret, in 32 characters as RFC 8030
 * requires.
 */
const pushTopic = (subject: string, { keys }: Subscription) =>
  createHash('sha256').update(`${keys.auth} ${subject}`).digest('base64url').slice(0, 32)

/** Headers and encrypted body (RFC 8291). The sender adds the authorisation. */
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
      topic: pushTopic(message.subject, subscription),
    },
  }
}

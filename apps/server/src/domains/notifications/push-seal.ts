import { createPublicKey } from 'node:crypto'
import type { PushSubscriptionInput } from '@campanile/contract/notifications/push.ts'
import { sealJson, unsealJson } from '#auth/seal.ts'
import { hashToken } from '#auth/tokens.ts'
import type { Secrets } from '#platform/secrets.ts'

/** Endpoints are long random secrets, so a plain hash does not reveal them. */
export const hashEndpoint = hashToken

const sealContext = (endpointHash: Buffer) => `push ${endpointHash.toString('hex')}`

export const sealSubscription = (secrets: Secrets, subscription: PushSubscriptionInput): string =>
  sealJson(secrets.key('seal'), subscription, sealContext(hashEndpoint(subscription.endpoint)))

export const openSubscription = (secrets: Secrets, row: { sealed: string; endpointHash: Buffer }) =>
  unsealJson<PushSubscriptionInput>(secrets.key('seal'), row.sealed, sealContext(row.endpointHash))

/** Whether the key is a point on the curve. Other values cannot be used to encrypt. */
export function isPublicKey(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== 65 || point[0] !== 4) return false
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  try {
    createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
      format: 'jwk',
    })
    return true
  } catch {
    return false
  }
}

import { createHmac } from 'node:crypto'
import type { DeliveryProblem } from '@campanile/contract/webhooks/webhooks.ts'
import { connectionProblem } from '#http/connection-problem.rules.ts'
import { AddressRefused, publicFetch } from '#http/public-fetch.ts'
import { problemOfStatus } from './delivery.rules.ts'
import type { CloudEvent } from './webhooks.tables.ts'

const timeoutMs = 10_000

interface Target {
  url: string
  /** The current one first. */
  secrets: readonly string[]
  /** Origins that the operator has allowed although they are not public. */
  allowed: readonly string[]
}

export interface Attempt {
  status: number | null
  problem: DeliveryProblem | null
  milliseconds: number
}

/** Standard Webhooks, symmetric: HMAC-SHA256 with the key that follows `whsec_`. */
const signContent = (secret: string, content: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(content)
    .digest('base64')}`

/** Signs an event by Standard Webhooks and sends it once. Never rejects. */
export async function sendEvent(
  { url, secrets, allowed }: Target,
  event: CloudEvent,
  at: Date,
): Promise<Attempt> {
  const body = Buffer.from(JSON.stringify(event))
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => signContent(secret, `${event.id}.${timestamp}.${body}`))
  const started = performance.now()
  const after = () => Math.round(performance.now() - started)
  try {
    const { status } = await publicFetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/cloudevents+json',
        'webhook-id': event.id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signatures.join(' '),
      },
      body,
      timeoutMs,
      allowed,
    })
    return { status, problem: problemOfStatus(status), milliseconds: after() }
  } catch (error) {
    const problem = error instanceof AddressRefused ? 'address-refused' : connectionProblem(error as Error)
    return { status: null, problem, milliseconds: after() }
  }
}

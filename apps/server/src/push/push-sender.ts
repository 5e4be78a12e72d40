import { AddressRefused, publicFetch } from '#http/public-fetch.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Config } from '../config.ts'
import { authorisations } from './authorisations.ts'
import { type PushMessage, type Subscription, sealMessage } from './push-message.ts'
import { type PushOutcome, toOutcome } from './push-outcome.ts'
import { vapidKeys } from './vapid.ts'

export interface PushSender {
  /** The key that browsers subscribe with. */
  publicKey: string
  /** Sends a message to the device's push service. Never rejects. */
  send(subscription: Subscription, message: PushMessage): Promise<PushOutcome>
}

interface Parts {
  config: Pick<Config, 'push'>
  secrets: Secrets
  clock: Clock
  log: Log
}

const timeoutMs = 10_000

/** Sends messages to browsers' push services. */
export function createPushSender({ config, secrets, clock, log }: Parts): PushSender {
  const keys = vapidKeys(secrets.key('push'))
  const authorisationFor = authorisations(keys, config.push.contact)
  const { allowedOrigins } = config.push
  if (allowedOrigins.length > 0) log.warn({ allowedOrigins }, 'push may go to these origins, private or not')
  return {
    publicKey: keys.publicKey,
    async send(subscription, message) {
      const { origin } = new URL(subscription.endpoint)
      const { body, headers } = sealMessage(subscription, message)
      try {
        const answer = await publicFetch(subscription.endpoint, {
          method: 'POST',
          headers: { ...headers, authorization: authorisationFor(origin, clock.now()) },
          body,
          timeoutMs,
          allowed: allowedOrigins,
        })
        const outcome = toOutcome(answer.status, answer.headers['retry-after'], clock.now())
        // The origin identifies the service. The rest of the endpoint identifies the device and is not
        // logged.
        if (outcome.is !== 'delivered') log.warn({ origin, status: answer.status }, `push ${outcome.is}`)
        return outcome
      } catch (err) {
        const isRefused = err instanceof AddressRefused
        log.warn({ err, origin }, isRefused ? 'push to an address that is not public' : 'push failed')
        return isRefused ? { is: 'gone' } : { is: 'later', at: undefined }
      }
    },
  }
}

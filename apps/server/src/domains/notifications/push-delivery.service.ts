import type { PushContent } from '@campanile/contract/notifications/push.ts'
import { sessionIdleSince } from '#domains/accounts/sessions/session-life.ts'
import { toLocale } from '#platform/locale.ts'
import type { Platform } from '#platform/platform.ts'
import type { PushOutcome } from '#push/push-outcome.ts'
import { pushMessages } from './push.messages.ts'
import * as repo from './push-delivery.repo.ts'
import { maxFailures, nextTry, remainingLife } from './push-retry.rules.ts'
import { openSubscription } from './push-seal.ts'

/** The most messages sent at a time. */
const lanes = 8
const urgencies = { high: 'high', medium: 'normal', low: 'low' } as const

const present = ({ clock }: Platform) => {
  const now = clock.now()
  return { now, seenSince: sessionIdleSince(now) }
}

/** Job: shows these notifications on their people's devices. */
export async function pushNotifications(
  platform: Platform,
  notificationIds: readonly string[],
): Promise<void> {
  await deliver(platform, await repo.findDeliveries(platform.db, notificationIds, present(platform)), 0)
}

/** Job: retries pushes that could not be delivered. */
export async function retryPushes(
  platform: Platform,
  pairs: readonly repo.PushPair[],
  tries: number,
): Promise<void> {
  await deliver(platform, await repo.findDeliveriesAgain(platform.db, pairs, present(platform)), tries)
}

interface Sent {
  delivery: repo.Delivery
  origin: string
  outcome: PushOutcome
}

type Later = PushOutcome & { is: 'later' }

async function deliver(platform: Platform, deliveries: repo.Delivery[], tries: number): Promise<void> {
  if (deliveries.length === 0) return
  const sent: Sent[] = []
  // Once a service is down or overloaded, its remaining pushes wait together with the one it rejected.
  const paused = new Map<string, Later>()
  const waiting = deliveries.values()
  const lane = async () => {
    for (const delivery of waiting) {
      const subscription = openSubscription(platform.secrets, delivery)
      const { origin } = new URL(subscription.endpoint)
      const ttl = remainingLife(delivery.at, platform.clock.now())
      if (ttl === 0) continue
      const outcome =
        paused.get(origin) ?? (await platform.push.send(subscription, toPushMessage(delivery, ttl)))
      if (outcome.is === 'later') paused.set(origin, outcome)
      sent.push({ delivery, origin, outcome })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  await noteOutcomes(platform, sent)
  for (const [origin, outcome] of paused) await retryLater(platform, sent, origin, outcome, tries)
}

const toPushMessage = ({ notificationId, kind, priority, path, language }: repo.Delivery, ttl: number) => ({
  content: {
    id: notificationId,
    title: pushMessages(toLocale(language)).title({ kind }),
    path: path ?? '/app/dashboard',
  } satisfies PushContent,
  subject: kind,
  urgency: urgencies[priority],
  ttl,
})

async function noteOutcomes({ db, clock }: Platform, sent: Sent[]): Promise<void> {
  const registrations = (...which: PushOutcome['is'][]) => [
    ...new Set(
      sent.filter(({ outcome }) => which.includes(outcome.is)).map(({ delivery }) => delivery.registrationId),
    ),
  ]
  await repo.noteSuccess(db, registrations('delivered'), clock.now())
  const messages = sent.filter(
    ({ delivery, outcome }) => delivery.kind === 'messages' && outcome.is === 'delivered',
  )
  await repo.notePushed(
    db,
    messages.map(({ delivery }) => delivery.notificationId),
    clock.now(),
  )
  await repo.noteFailure(db, registrations('later', 'refused'), maxFailures)
  await repo.deleteRegistrations(db, registrations('gone'))
}

/** One retry job per service, because services fail independently. */
async function retryLater(
  { db, clock, jobs }: Platform,
  sent: Sent[],
  origin: string,
  outcome: Later,
  tries: number,
): Promise<void> {
  const late = sent.filter((it) => it.origin === origin && it.outcome.is === 'later')
  const pairs = late.map(({ delivery: { notificationId, registrationId } }) => ({
    notificationId,
    registrationId,
  }))
  await jobs.add(
    db,
    'retryPushes',
    { pairs, tries: tries + 1 },
    { runAt: nextTry(tries, outcome, clock.now()) },
  )
}

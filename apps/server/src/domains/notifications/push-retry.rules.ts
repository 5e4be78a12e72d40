import type { PushOutcome } from '#push/push-outcome.ts'

/** A push is useful for a day; after that only the bell shows the notification. */
export const pushLifeSeconds = 86_400
/** Failures in a row after which a device is removed. */
export const maxFailures = 20

const firstPauseSeconds = 60

/** Seconds until a push is no longer useful; 0 when it is too late. */
export const remainingLife = (at: Date, now: Date): number =>
  Math.max(0, pushLifeSeconds - Math.floor((now.getTime() - at.getTime()) / 1000))

/**
 * When to retry after this many attempts: each interval is four times the last, and never earlier than the
 * service allows.
 */
export function nextTry(tries: number, outcome: PushOutcome & { is: 'later' }, now: Date): Date {
  const paused = now.getTime() + firstPauseSeconds * 4 ** Math.min(tries, 6) * 1000
  return new Date(Math.max(paused, outcome.at?.getTime() ?? 0))
}

import type { PushOutcome } from '#push/push-outcome.ts'

/** A message is of use for a day; after that the bell has it. */
export const pushLifeSeconds = 86_400
/** Failures in a row after which a device counts as gone. */
export const mostFailures = 20

const firstPauseSeconds = 60

/** Seconds that a message is still good for; 0 when it comes too late. */
export const remainingLife = (at: Date, now: Date): number =>
  Math.max(0, pushLifeSeconds - Math.floor((now.getTime() - at.getTime()) / 1000))

/** When to try again after so many tries: each pause four times the last, and never before the service allows it. */
export function nextTry(tries: number, outcome: PushOutcome & { is: 'later' }, now: Date): Date {
  const paused = now.getTime() + firstPauseSeconds * 4 ** Math.min(tries, 6) * 1000
  return new Date(Math.max(paused, outcome.at?.getTime() ?? 0))
}

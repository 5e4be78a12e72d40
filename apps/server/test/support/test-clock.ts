import { type Clock, secondsAfter } from '#platform/clock.ts'

/** A clock that stays at a Monday morning in term until a test moves it. */
export function testClock(
  start = '2026-11-16T10:00:00.000Z',
): Clock & { forward(by: { minutes?: number; seconds?: number }): void } {
  let present = new Date(start)
  return {
    now: () => present,
    forward({ minutes = 0, seconds = 0 }) {
      present = secondsAfter(present, minutes * 60 + seconds)
    },
  }
}

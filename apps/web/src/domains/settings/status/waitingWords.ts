import { m } from './messages.ts'

/** Below this, waiting is part of the work. */
const unremarkable = 60

function ageWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes < 120 ? m.ageInMinutes({ minutes }) : m.ageInHours({ hours: Math.floor(minutes / 60) })
}

/** "12 waiting", or "12 waiting (oldest: 5 minutes)" if the oldest has waited long. */
export const waitingWords = (count: number, lateSeconds: number | null): string =>
  lateSeconds === null || lateSeconds < unremarkable
    ? m.waitingCount({ count })
    : m.waitingWithOldest({ count, age: ageWords(lateSeconds) })

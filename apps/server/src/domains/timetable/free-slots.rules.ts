import type { Slot } from './weekly.rules.ts'

const overlap = (a: Slot, b: Slot) => a.startsAt < b.endsAt && b.startsAt < a.endsAt

/**
 * The first `count` candidates, in their order, with no slot that overlaps anything busy. A candidate is a
 * whole meeting: all its dated slots must be free.
 */
export function freeCandidates<T extends { slots: readonly Slot[] }>(
  candidates: readonly T[],
  busy: readonly Slot[],
  count: number,
): T[] {
  const free: T[] = []
  for (const candidate of candidates) {
    if (candidate.slots.some((slot) => busy.some((taken) => overlap(slot, taken)))) continue
    if (free.push(candidate) === count) break
  }
  return free
}

const dayBegins = 8 * 60
const dayEnds = 20 * 60
const step = 30

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * Times between 08:00 and 20:00, in half hours, with the length of the given one; the nearest to it first.
 */
export function timesLike({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const from = toMinutes(startsAt)
  const length = toMinutes(endsAt) - from
  const starts: number[] = []
  for (let start = dayBegins; start + length <= dayEnds; start += step) starts.push(start)
  starts.sort((a, b) => Math.abs(a - from) - Math.abs(b - from) || a - b)
  return starts.map((start) => ({ startsAt: clock(start), endsAt: clock(start + length) }))
}

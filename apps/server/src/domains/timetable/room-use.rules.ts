import type { Slot } from './weekly.rules.ts'

const overlaps = (a: Slot, b: Slot) => a.startsAt < b.endsAt && b.startsAt < a.endsAt

/**
 * The earliest gap of the wanted length that begins at the wanted time or later, ends by `until`, and
 * overlaps no booking. A gap begins at the wanted time or at the end of a booking.
 */
export function nextGap(wanted: Slot, busy: readonly Slot[], until: Date): Slot | null {
  const length = wanted.endsAt.getTime() - wanted.startsAt.getTime()
  const starts = [wanted.startsAt, ...busy.map((it) => it.endsAt)]
    .filter((start) => start >= wanted.startsAt)
    .sort((a, b) => a.getTime() - b.getTime())
  for (const startsAt of starts) {
    const gap = { startsAt, endsAt: new Date(startsAt.getTime() + length) }
    if (gap.endsAt > until) return null
    if (!busy.some((it) => overlaps(gap, it))) return gap
  }
  return null
}

/** The first booking in the way at the wanted time. */
export const firstTaker = <T extends Slot>(wanted: Slot, busy: readonly T[]): T | undefined =>
  busy
    .filter((it) => overlaps(wanted, it))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .at(0)

interface Candidate {
  capacity: number
  name: string
  taken: { nextGap: { startsAt: string } | null } | null
}

/** Free rooms by their seats, the smallest first; then taken ones, the one that is free again first. */
export function byFit(a: Candidate, b: Candidate): number {
  if (!a.taken && !b.taken) return a.capacity - b.capacity
  if (!a.taken || !b.taken) return a.taken ? 1 : -1
  const [one, other] = [a.taken.nextGap?.startsAt, b.taken.nextGap?.startsAt]
  if (one === other) return a.capacity - b.capacity
  return one !== undefined && (other === undefined || one < other) ? -1 : 1
}

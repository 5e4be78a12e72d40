import type { TimeFormat } from '#lib/time.ts'

/** Minutes after the midnight before it starts, by the institution's clocks; more than a day if it runs on. */
export interface Span {
  start: number
  end: number
}

export interface Placed<T> extends Span {
  item: T
  /** Its column, and the number of columns side by side. */
  lane: number
  lanes: number
}

const dayMinutes = 24 * 60
/** Short sessions are drawn with this length, so that they can be read and selected. */
const shortest = 30

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * The position of a session in the day on which it starts: by local time, correct on days when the clocks change.
 * One that runs past midnight continues below, so that what is drawn adds up to the planned hours.
 */
export function daySpan({ startsAt, endsAt }: { startsAt: string; endsAt: string }, time: TimeFormat): Span {
  const begin = minutesOf(time.time(startsAt))
  const finish = minutesOf(time.time(endsAt)) + dayMinutes * time.daysSince(startsAt, new Date(endsAt))
  // A short session adds no row of its own after midnight.
  const lastRow = Math.ceil(Math.max(dayMinutes, finish) / 60) * 60
  const end = Math.min(lastRow, Math.max(finish, begin + shortest))
  return { start: Math.min(begin, end - shortest), end }
}

/** Puts what overlaps side by side, in as few columns as it takes; a session on its own has the whole width. */
export function layoutDay<T>(items: readonly T[], spanOfItem: (item: T) => Span): Placed<T>[] {
  const spans = items
    .map((item) => ({ item, ...spanOfItem(item) }))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const placed: Placed<T>[] = []
  let group: Placed<T>[] = []
  let laneEnds: number[] = []
  const close = () => {
    for (const it of group) it.lanes = laneEnds.length
    placed.push(...group)
    group = []
    laneEnds = []
  }
  for (const span of spans) {
    if (laneEnds.every((end) => end <= span.start)) close()
    const free = laneEnds.findIndex((end) => end <= span.start)
    const lane = free === -1 ? laneEnds.length : free
    laneEnds[lane] = span.end
    group.push({ ...span, lane, lanes: 1 })
  }
  close()
  return placed
}

import { spanWords } from '#platform/date-words.ts'
import { groupedBy } from '#platform/grouped.ts'
import type { Days, Slot } from './weekly.rules.ts'

/** Why a term has no session on a day any more. */
export function removalReason(day: string, holidays: readonly (Days & { name: string })[]): string {
  const holiday = holidays.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  return holiday ? `Holiday: ${holiday.name}` : 'Outside the dates of the term'
}

/** A session that was removed or added, with why. */
export interface TimetableChange extends Slot {
  courseTitle: string
  removed: boolean
  reason: string
  personIds: readonly string[]
}

interface ReplanNotice {
  personIds: string[]
  title: string
  message: string
}

/** One notice per person about all their sessions; people with the same changes share it. */
export function replanNotices(changes: readonly TimetableChange[], timeZone: string): ReplanNotice[] {
  const inOrder = changes.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const placesOf = new Map<string, number[]>()
  for (const [place, { personIds }] of inOrder.entries()) {
    for (const personId of new Set(personIds)) {
      const places = placesOf.get(personId)
      if (places) places.push(place)
      else placesOf.set(personId, [place])
    }
  }
  return [...groupedBy([...placesOf], ([, places]) => places.join()).values()].map((same) => ({
    personIds: same.map(([personId]) => personId),
    ...replanWords(
      same[0]![1].map((place) => inOrder[place]!),
      timeZone,
    ),
  }))
}

function replanWords(changes: readonly TimetableChange[], timeZone: string) {
  const removed = changes.filter((it) => it.removed)
  const added = changes.filter((it) => !it.removed)
  const sentences = [
    ...(removed.length > 0 ? [sentenceOf(removed, 'does not take place', 'do not take place')] : []),
    ...(added.length > 0 ? [sentenceOf(added, 'takes place', 'take place')] : []),
  ]
  return { title: titleOf(removed.length, added.length), message: sentences.join(' ') }

  function sentenceOf(those: readonly TimetableChange[], one: string, many: string): string {
    const reasons = [...new Set(those.map(({ reason }) => reason))].join('; ')
    const [first] = those
    if (first && those.length === 1)
      return `${first.courseTitle}: ${spanWords(first, timeZone)} ${one}. ${reasons}.`
    const named = those.slice(0, maxNamed).map((it) => `${it.courseTitle}, ${spanWords(it, timeZone)}`)
    const rest = those.length - named.length
    const list = [...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')
    return `These sessions ${many}: ${list}. ${reasons}.`
  }
}

/** The most sessions that one notice names. */
const maxNamed = 5

function titleOf(removed: number, added: number): string {
  if (removed > 0 && added > 0) return 'Timetable changed'
  if (removed > 0) return removed === 1 ? 'Class cancelled' : `${removed} classes cancelled`
  return added === 1 ? 'Class takes place' : `${added} classes take place`
}

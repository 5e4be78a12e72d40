import { groupRows } from '#platform/grouped.ts'
import { timetableNotices } from '../notices.messages.ts'
import type { WeeklyPlace } from './draft-problem.rules.ts'

/** The most meetings that one notice names. */
const maxNamed = 5

interface DraftNotice {
  personIds: string[]
  words: (locale: string) => { title: string; message: string }
}

/** before null: a new meeting; after null: one that ends. */
interface NoticedChange {
  before: WeeklyPlace | null
  after: WeeklyPlace | null
  courseTitle: string
  personIds: readonly string[]
}

/** One notice per person about all meetings that changed for them; people with the same changes share it. */
export function draftNotices(changes: readonly NoticedChange[]): DraftNotice[] {
  const inOrder = changes.toSorted((a, b) => compare(shownPlace(a), shownPlace(b)))
  const ofPerson = new Map<string, number[]>()
  for (const [index, { personIds }] of inOrder.entries()) {
    for (const personId of new Set(personIds)) {
      const known = ofPerson.get(personId)
      if (known) known.push(index)
      else ofPerson.set(personId, [index])
    }
  }
  return [...groupRows([...ofPerson], ([, indexes]) => indexes.join()).values()].map((same) => ({
    personIds: same.map(([personId]) => personId),
    words: (locale) =>
      words(
        same[0]![1].map((index) => inOrder[index]!),
        locale,
      ),
  }))
}

const shownPlace = ({ before, after }: NoticedChange) => (after ?? before)!

const compare = (a: { weekday: number; startsAt: string }, b: { weekday: number; startsAt: string }) =>
  a.weekday - b.weekday || a.startsAt.localeCompare(b.startsAt)

function words(changes: readonly NoticedChange[], locale: string) {
  const m = timetableNotices(locale)
  const named = changes.slice(0, maxNamed).map((change) => {
    const { weekday, startsAt: start, endsAt: end } = shownPlace(change)
    const facts = { course: change.courseTitle, weekday: String(weekday), start, end }
    return change.after ? m.weeklyMeeting(facts) : m.weeklyMeetingEnds(facts)
  })
  const list = named.reduceRight((others, first) => m.sessions({ first, others }))
  const count = changes.length - named.length
  return {
    title: m.timetableChanged(),
    message: count > 0 ? m.moreSessions({ sessions: list, count }) : list,
  }
}

import type { Message } from '#domains/notifications/message.ts'
import { spanWords } from '#platform/date-words.ts'
import { groupRows } from '#platform/grouped.ts'
import { timetableNotices } from './notices.messages.ts'
import type { Days, Slot } from './weekly.rules.ts'

/** The holiday that a day is part of; undefined: none. */
export const findHoliday = (
  day: string,
  holidays: readonly (Days & { name: string })[],
): string | undefined => holidays.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)?.name

/** Why a term has no session any more: a holiday, or else its dates. */
export const removalReason = (holiday: string | undefined, locale: string): string =>
  holiday === undefined
    ? timetableNotices(locale).outsideTerm()
    : timetableNotices(locale).holiday({ name: holiday })

/** A session that was removed or added, with why. */
export interface TimetableChange extends Slot {
  courseTitle: string
  removed: boolean
  reason: (locale: string) => string
  personIds: readonly string[]
}

interface ReplanNotice {
  personIds: string[]
  words: (locale: string) => Pick<Message, 'title' | 'message'>
}

/** One notice per person about all their sessions; people with the same changes share it. */
export function replanNotices(changes: readonly TimetableChange[], timeZone: string): ReplanNotice[] {
  const sorted = changes.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const indexesByPerson = new Map<string, number[]>()
  for (const [place, { personIds }] of sorted.entries()) {
    for (const personId of new Set(personIds)) {
      const places = indexesByPerson.get(personId)
      if (places) places.push(place)
      else indexesByPerson.set(personId, [place])
    }
  }
  return [...groupRows([...indexesByPerson], ([, places]) => places.join()).values()].map((same) => ({
    personIds: same.map(([personId]) => personId),
    words: (locale) =>
      replanWords(
        same[0]![1].map((place) => sorted[place]!),
        timeZone,
        locale,
      ),
  }))
}

function replanWords(changes: readonly TimetableChange[], timeZone: string, locale: string) {
  const m = timetableNotices(locale)
  const removed = changes.filter((it) => it.removed)
  const added = changes.filter((it) => !it.removed)
  const sentences = [removed, added].filter((those) => those.length > 0).map(changeSentence)
  return { title: replanTitle(removed.length, added.length, locale), message: sentences.join(' ') }

  function changeSentence(those: readonly TimetableChange[]): string {
    const reasons = [...new Set(those.map(({ reason }) => reason(locale)))].reduceRight((others, first) =>
      m.reasons({ first, others }),
    )
    const [first] = those
    const changeFacts = (it: TimetableChange) => ({
      course: it.courseTitle,
      span: spanWords(it, timeZone, locale),
    })
    if (first && those.length === 1) {
      const facts = { ...changeFacts(first), reasons }
      return first.removed ? m.sessionRemoved(facts) : m.sessionTakesPlace(facts)
    }
    const named = those.slice(0, maxNamed).map((it) => m.sessionListed(changeFacts(it)))
    const list = named.reduceRight((others, it) => m.sessions({ first: it, others }))
    const count = those.length - named.length
    const sessions = count > 0 ? m.moreSessions({ sessions: list, count }) : list
    return first?.removed
      ? m.sessionsRemoved({ sessions, reasons })
      : m.sessionsTakePlace({ sessions, reasons })
  }
}

/** The most sessions that one notice names. */
const maxNamed = 5

function replanTitle(removed: number, added: number, locale: string): string {
  const m = timetableNotices(locale)
  if (removed > 0 && added > 0) return m.timetableChanged()
  return removed > 0 ? m.classesCancelled({ count: removed }) : m.classesTakePlace({ count: added })
}

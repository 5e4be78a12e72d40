import type { Transaction } from '#db/database.ts'
import type { Message } from '#domains/notifications/message.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { spanWords } from '#platform/date-words.ts'
import { listWords } from '../../platform/locale.ts'
import type { ExamRow } from './exams.repo.ts'
import { examNotices } from './notices.messages.ts'

/**
 * Makes open pages reload: those of admins always, other people's schedules only if the exam is visible to
 * them.
 */
export const announceExam = (
  tx: Transaction,
  { id, publishedAt }: Pick<ExamRow, 'id' | 'publishedAt'>,
  concerned: readonly string[],
): void => {
  const people = publishedAt ? concerned : []
  tx.announce(
    { event: { topic: 'exams', id }, people, role: 'admin' },
    { event: { topic: 'sessions' }, people },
  )
}

const path = '/app/schedule'

const named = ({ courseCode, title }: Pick<ExamRow, 'courseCode' | 'title'>) => `${courseCode} ${title}`

type Told = Pick<ExamRow, 'courseCode' | 'title' | 'startsAt' | 'endsAt' | 'rooms'>

/** Example: CS101 Midterm: Mon 4 Dec, 09:00 to 11:00, in Hall A and Hall B. */
export function examWords(of: Told, timeZone: string, locale: string): string {
  const m = examNotices(locale)
  const [exam, span] = [named(of), spanWords(of, timeZone, locale)]
  const names = of.rooms.map(({ name }) => name)
  if (names.length === 0) return m.examWithoutRoom({ exam, span })
  return m.examInRooms({ exam, span, rooms: listWords(names, locale) })
}

interface News {
  words: (locale: string) => Pick<Message, 'title' | 'message'>
  /** A change that people have to act on. */
  urgent: boolean
}

/** Notifies everyone affected about an exam that is visible to them. */
export const notifyOfExam = (
  tx: Transaction,
  at: Date,
  people: readonly string[],
  { words, urgent }: News,
): Promise<void> =>
  notify(tx, at, people, (locale) => ({
    kind: 'timetable',
    type: urgent ? 'warning' : 'info',
    ...words(locale),
    priority: urgent ? 'high' : 'medium',
    navigationPath: path,
  }))

import type { Transaction } from '#db/database.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { spanWords } from '#platform/date-words.ts'
import { readerLocale } from '../../platform/locale.ts'
import type { ExamRow } from './exams.repo.ts'

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
export function examWords(exam: Told, timeZone: string): string {
  const rooms = new Intl.ListFormat(readerLocale()).format(exam.rooms.map(({ name }) => name))
  return `${named(exam)}: ${spanWords(exam, timeZone)}${rooms && `, in ${rooms}`}`
}

interface News {
  title: string
  message: string
  /** A change that people have to act on. */
  urgent: boolean
}

/** Notifies everyone affected about an exam that is visible to them. */
export const notifyOfExam = (
  tx: Transaction,
  at: Date,
  people: readonly string[],
  { title, message, urgent }: News,
): Promise<void> =>
  notify(tx, at, people, {
    kind: 'timetable',
    type: urgent ? 'warning' : 'info',
    title,
    message,
    priority: urgent ? 'high' : 'medium',
    navigationPath: path,
  })

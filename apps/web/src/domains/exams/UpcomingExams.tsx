import { Link } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { listWords } from '#lib/listWords.ts'
import { useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { m } from './messages.ts'

/** Exams that a dashboard has room for. */
const shown = 4

/** The next exams of a student, lecturer or invigilator; nothing if there are none. */
export function UpcomingExams() {
  const time = useTimeFormat()
  // Staff have no schedule that would show it.
  const isLinked = useUser().role !== 'staff'
  const { data } = useRead('listUpcomingExams', {})
  const items = data?.items.filter(({ status }) => status === 'scheduled').slice(0, shown) ?? []
  if (items.length === 0) return null
  return (
    <Card as="section" aria-labelledby="upcoming-exams">
      <CardHead title={m.upcomingExams()} id="upcoming-exams" className="pb-3" />
      <ul className="divide-y divide-line border-t border-line">
        {items.map((exam) => (
          <li key={exam.id} className="px-5 py-3 max-sm:px-4">
            {isLinked ? (
              <Link
                to={`/app/schedule?date=${time.dayOf(exam.startsAt)}&session=${exam.id}`}
                className="text-base font-label text-brand-ink hover:underline"
              >
                {exam.courseCode} {exam.title}
              </Link>
            ) : (
              <span className="text-base font-label">
                {exam.courseCode} {exam.title}
              </span>
            )}
            <p className="tnum mt-0.5 text-sm text-ink-2">
              {m.dayAndTime({ day: time.day(exam.startsAt), time: time.range(exam.startsAt, exam.endsAt) })}
            </p>
            <p className="text-sm text-ink-3">
              {[
                ...(exam.rooms.length > 0 ? [listWords(exam.rooms)] : []),
                ...(exam.seat === null ? [] : [m.seat({ seat: exam.seat })]),
                ...(exam.invigilating ? [m.youInvigilate()] : []),
              ].join(' · ')}
            </p>
            {exam.can.readSeats && (
              <a
                href={addressFor('exportExamSeats', { examId: exam.id, format: 'pdf' })}
                download
                aria-label={m.seatListOf({ courseCode: exam.courseCode, title: exam.title })}
                className="text-sm font-label text-brand-ink hover:underline"
              >
                {m.seatList()}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

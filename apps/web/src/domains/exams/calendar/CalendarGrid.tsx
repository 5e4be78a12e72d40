import type { Exam } from '@campanile/contract/exams/exam.ts'
import { examStateWords } from '@campanile/contract/exams/exam-words.ts'
import type { PlainDate } from '#lib/plainDate.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { MonthDay, MonthDayLink } from '#ui/MonthDay.tsx'
import { MonthTable } from '#ui/MonthTable.tsx'
import { examPath } from '../examColumns.tsx'
import { roomsWords } from '../examWords.ts'
import { m } from './messages.ts'

interface CalendarGridProps {
  exams: readonly Exam[]
  days: readonly PlainDate[]
  caption: string
  /** Days outside it are paler; null: none. */
  month: string | null
  today: PlainDate
  /** Opens the week of a day. */
  onOpen: (day: PlainDate) => void
}

const looks = {
  published: 'certain',
  draft: 'tentative',
  archived: 'tentative',
  cancelled: 'cancelled',
} as const

/** Weeks one below the other, a cell a day. */
export function CalendarGrid({ exams, days, caption, month, today, onOpen }: CalendarGridProps) {
  const time = useTimeFormat()
  return (
    <MonthTable days={days} caption={caption}>
      {(day) => (
        <MonthDay
          key={day}
          day={day}
          today={today}
          isOutside={month !== null && !day.startsWith(month)}
          items={exams.filter((exam) => exam.day === day)}
          keyOf={({ id }) => id}
          most={4}
          open={
            month === null
              ? undefined
              : { label: m.weekOf({ day: formatPlainDay(day) }), onOpen: () => onOpen(day) }
          }
        >
          {(exam) => (
            <MonthDayLink
              to={examPath(exam)}
              title={`${time.time(exam.startsAt)} ${exam.courseCode}`}
              text={exam.title}
              hidden={m.stateAndRooms({ state: examStateWords[exam.state], rooms: roomsWords(exam) })}
              look={looks[exam.state]}
            />
          )}
        </MonthDay>
      )}
    </MonthTable>
  )
}

import type { Exam } from '@campanile/contract/exams/exam.ts'
import { examStateWords } from '@campanile/contract/exams/exam-words.ts'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'
import { dayOfMonth, type PlainDate } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Button } from '#ui/Button.tsx'
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
  /** Opens the week of a day that has more exams than a month shows. */
  onMore: (day: PlainDate) => void
}

/** Exams that a day of a month shows. */
const shownInMonth = 4

/** Weeks one below the other, a cell a day. */
export const CalendarGrid = ({ exams, days, caption, month, today, onMore }: CalendarGridProps) => (
  <MonthTable days={days} caption={caption}>
    {(day) => (
      <td
        key={day}
        className={cn(
          'h-[112px] border-b border-s border-line p-1.5 align-top first:border-s-0',
          day === today && 'bg-brand-tint/40',
          month !== null && !day.startsWith(month) && 'bg-sunken/60',
        )}
      >
        <span
          aria-current={day === today ? 'date' : undefined}
          className={cn(
            'tnum grid size-6 place-items-center rounded-full text-sm font-title',
            day === today ? 'bg-brand text-on-brand' : 'text-ink-2',
          )}
        >
          {dayOfMonth(day)}
        </span>
        <DayEntries
          exams={exams.filter((exam) => exam.day === day)}
          most={month === null ? Number.POSITIVE_INFINITY : shownInMonth}
          onMore={() => onMore(day)}
        />
      </td>
    )}
  </MonthTable>
)

interface DayEntriesProps {
  exams: readonly Exam[]
  most: number
  onMore: () => void
}

function DayEntries({ exams, most, onMore }: DayEntriesProps) {
  // The line with the number of further exams replaces one.
  const shown = exams.length > most ? exams.slice(0, most - 1) : exams
  const hidden = exams.length - shown.length
  return (
    <ul className="mt-1 space-y-1">
      {shown.map((exam) => (
        <li key={exam.id}>
          <CalendarEntry exam={exam} />
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Button variant="ghost" size="sm" className="w-full" onClick={onMore}>
            {m.showMore({ count: hidden })}
          </Button>
        </li>
      )}
    </ul>
  )
}

function CalendarEntry({ exam }: { exam: Exam }) {
  const time = useTimeFormat()
  const { state, startsAt, courseCode, title } = exam
  return (
    <Link
      to={examPath(exam)}
      className={cn(
        'block rounded-xs px-1.5 py-1 text-xs',
        state === 'published'
          ? 'bg-brand-tint text-brand-ink'
          : 'text-ink-2 shadow-[inset_0_0_0_1px_var(--line-2)]',
        state === 'cancelled' && 'line-through',
      )}
    >
      <span className="tnum block truncate font-title">
        {time.time(startsAt)} {courseCode}
      </span>
      <span className="block truncate">{title}</span>
      <span className="sr-only">
        {m.stateAndRooms({ state: examStateWords[state], rooms: roomsWords(exam) })}
      </span>
    </Link>
  )
}

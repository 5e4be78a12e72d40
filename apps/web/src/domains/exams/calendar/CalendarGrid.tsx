import type { Exam } from '@campanile/contract/exams.ts'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'
import { dayOfMonth, type PlainDate } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { MonthTable } from '#ui/MonthTable.tsx'
import { examPath } from '../examColumns.tsx'
import { roomsWords } from '../examWords.ts'

interface CalendarGridProps {
  exams: readonly Exam[]
  days: readonly PlainDate[]
  caption: string
  /** Days outside it are paler; null: none are. */
  month: string | null
  today: PlainDate
}

/** Weeks one below the other, a cell a day. */
export const CalendarGrid = ({ exams, days, caption, month, today }: CalendarGridProps) => (
  <MonthTable days={days} caption={caption}>
    {(day) => (
      <td
        key={day}
        className={cn(
          'h-[112px] border-b border-l border-line p-1.5 align-top first:border-l-0',
          day === today && 'bg-brand-tint/40',
          month !== null && !day.startsWith(month) && 'bg-sunken/60',
        )}
      >
        <span
          aria-current={day === today ? 'date' : undefined}
          className={cn(
            'tnum grid size-6 place-items-center rounded-full text-sm font-[620]',
            day === today ? 'bg-brand text-on-brand' : 'text-ink-2',
          )}
        >
          {dayOfMonth(day)}
        </span>
        <ul className="mt-1 space-y-1">
          {exams
            .filter((exam) => exam.day === day)
            .map((exam) => (
              <li key={exam.id}>
                <CalendarEntry exam={exam} />
              </li>
            ))}
        </ul>
      </td>
    )}
  </MonthTable>
)

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
      <span className="tnum block truncate font-[620]">
        {time.time(startsAt)} {courseCode}
      </span>
      <span className="block truncate">{title}</span>
      <span className="sr-only">
        {state}, {roomsWords(exam)}
      </span>
    </Link>
  )
}

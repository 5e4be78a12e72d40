import type { Exam } from '@campanile/contract/exams/exam.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { RowItem } from '#ui/RowItem.tsx'
import { examColumns } from '../examColumns.tsx'

/** The same on a phone: the days on which there is an exam. */
export function CalendarList({ exams }: { exams: readonly Exam[] }) {
  const columns = examColumns(useTimeFormat())
  const days = [...new Set(exams.map(({ day }) => day))]
  return (
    <div className="divide-y divide-line">
      {days.map((day) => (
        <section key={day} aria-label={formatPlainDay(day)}>
          <h3 className="px-4 pt-3 text-sm font-title text-ink-2">{formatPlainDay(day)}</h3>
          <ul>
            {exams
              .filter((exam) => exam.day === day)
              .map((exam) => (
                <li key={exam.id} className="px-4 py-3">
                  <RowItem columns={columns} row={exam} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

import type { Exam } from '@campanile/contract/exams/exam.ts'
import { formatPlainDay } from '#lib/time.ts'
import { ExamItem } from '../ExamItem.tsx'

/** The same on a phone: the days on which there is an exam. */
export function CalendarList({ exams }: { exams: readonly Exam[] }) {
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
                  <ExamItem exam={exam} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

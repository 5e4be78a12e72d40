import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { type PlacedExam, roomNames } from './examDays.ts'
import { examName, plannedPath } from './examDraftWords.ts'
import { m } from './messages.ts'

/** Exams of a day, with their students and rooms. */
export const PlacedExams = ({ exams }: { exams: readonly PlacedExam[] }) => (
  <ul className="divide-y divide-line">
    {exams.map(({ startsAt, endsAt, rooms, ...exam }) => (
      <li key={exam.id} className="grid gap-x-6 gap-y-0.5 px-5 py-2.5 max-sm:px-4 sm:grid-cols-placed-exam">
        <span className="tnum text-ink-2">
          {startsAt}–{endsAt}
        </span>
        <Link to={plannedPath(exam)} className="font-label hover:underline">
          {examName(exam)}
        </Link>
        <span className="text-sm text-ink-3">
          {joinFacts(m.candidates({ count: exam.students }), roomNames(rooms))}
        </span>
      </li>
    ))}
  </ul>
)

/** Warns of a day on which students have more than one exam. */
export const CrowdedDay = ({ students }: { students: number }) =>
  students > 0 && (
    <p className="flex items-start gap-1.5 text-xs text-warn-ink">
      <TriangleAlert size={12} aria-hidden="true" className="mt-0.5 shrink-0" />
      {m.crowdedStudents({ count: students })}
    </p>
  )

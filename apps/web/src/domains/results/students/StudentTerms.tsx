import type { StudentResults } from '@campanile/contract/results/results.ts'
import { useUser } from '#lib/session.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FiguresNote } from '../FiguresNote.tsx'
import { IssuedPapers } from '../papers/IssuedPapers.tsx'
import { m } from './messages.ts'
import { StudentTermCard } from './StudentTermCard.tsx'

/** A student’s results, term by term, and for admins the documents issued. */
export function StudentTerms({ data }: { data: StudentResults }) {
  const admin = useUser().role === 'admin'
  return (
    <div className="grid grid-cols-1 gap-5">
      {data.terms.length === 0 && (
        <Card>
          <Empty kind="none" title={m.noResultsYet()}>
            {m.theyAppearWhenTheFirstMark()}
          </Empty>
        </Card>
      )}
      {data.terms.map((term) => (
        <StudentTermCard key={term.termId} term={term} />
      ))}
      {admin && <FiguresNote />}
      {admin && <IssuedPapers of={{ studentId: data.student.id }} />}
    </div>
  )
}

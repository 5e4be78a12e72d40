import type { StudentResults } from '@campanile/contract/results/results.ts'
import { useParams } from 'react-router'
import { fullName } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SkeletonPage } from '#ui/SkeletonPage.tsx'
import { FiguresNote } from '../FiguresNote.tsx'
import { IssuedPapers } from '../papers/IssuedPapers.tsx'
import { PaperButtons } from '../papers/PaperButtons.tsx'
import { averageFacts } from './averageFacts.ts'
import { m } from './messages.ts'
import { StudentTermCard } from './StudentTermCard.tsx'

/** `/app/student-results/students/:studentId`: all results of one student, term by term. */
export function ResultsOfStudentScreen() {
  const { studentId = '' } = useParams()
  const { data, error, refetch } = useRead('listStudentResults', { studentId })
  useDocumentTitle(data ? m.resultsFullName({ fullName: fullName(data.student) }) : m.studentResults())
  return (
    <>
      <BackLink to="/app/student-results/students">{m.students()}</BackLink>
      {data && <Results data={data} />}
      {!data && !error && <SkeletonPage />}
      {!data && error && (
        <LoadFailed title={m.weCouldntLoadTheResults()} heading="h1" error={error} onRetry={refetch} />
      )}
    </>
  )
}

const Results = ({ data }: { data: StudentResults }) => (
  <>
    <PageHead
      title={fullName(data.student)}
      sub={[data.student.number, ...averageFacts(data)].filter(Boolean).join(' · ')}
    >
      <PaperButtons of={{ studentId: data.student.id }} />
    </PageHead>
    {data.terms.length === 0 && (
      <Card>
        <Empty kind="none" title={m.noResultsYet()}>
          {m.theyAppearWhenTheFirstMark()}
        </Empty>
      </Card>
    )}
    <div className="grid grid-cols-1 gap-5">
      {data.terms.map((term) => (
        <StudentTermCard key={term.termId} term={term} />
      ))}
      <FiguresNote />
      <IssuedPapers of={{ studentId: data.student.id }} />
    </div>
  </>
)

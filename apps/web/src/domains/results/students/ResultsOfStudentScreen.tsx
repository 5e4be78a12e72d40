import type { StudentResults } from '@campanile/contract/results/results.ts'
import { useParams } from 'react-router'
import { fullName } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { PaperButtons } from '../papers/PaperButtons.tsx'
import { averageFacts } from './averageFacts.ts'
import { m } from './messages.ts'
import { StudentTerms } from './StudentTerms.tsx'

/** `/app/student-results/students/:studentId`: all results of one student, term by term. */
export function ResultsOfStudentScreen() {
  const { studentId = '' } = useParams()
  const query = useRead('listStudentResults', { studentId })
  const { data } = query
  useDocumentTitle(data ? m.resultsFullName({ fullName: fullName(data.student) }) : m.studentResults())
  return (
    <>
      <BackLink to="/app/student-results/students">{m.students()}</BackLink>
      <LoadedPage query={query} failure={m.weCouldntLoadTheResults()}>
        {(data) => <Results data={data} />}
      </LoadedPage>
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
    <StudentTerms data={data} />
  </>
)

import { sheetFormats } from '@campanile/contract/documents.ts'
import type { ClassResults } from '@campanile/contract/results/results.ts'
import { useParams } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { useUser } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SkeletonPage } from '#ui/SkeletonPage.tsx'
import { FiguresNote } from '../FiguresNote.tsx'
import { IssuedPapers } from '../papers/IssuedPapers.tsx'
import { PaperButtons } from '../papers/PaperButtons.tsx'
import { ClassResultsTable } from './ClassResultsTable.tsx'
import { GradeDistribution } from './GradeDistribution.tsx'
import { m } from './messages.ts'

/** `/app/classes/:classId/results`: results of a class, for admins and its lecturers. */
export function ClassResultsScreen() {
  const { classId = '' } = useParams()
  const { data, error, refetch } = useRead('listClassResults', { classId })
  useDocumentTitle(data ? m.resultsCourseTitle({ courseTitle: data.courseTitle }) : m.classResults())
  return (
    <>
      <BackLink to={`/app/classes/${classId}`}>{m.class()}</BackLink>
      {data && <Results data={data} />}
      {!data && !error && <SkeletonPage />}
      {!data && error && (
        <LoadFailed title={m.weCouldntLoadTheResults()} heading="h1" error={error} onRetry={refetch} />
      )}
    </>
  )
}

function Results({ data }: { data: ClassResults }) {
  const { role } = useUser()
  return (
    <>
      <PageHead
        title={m.resultsCourseTitle({ courseTitle: data.courseTitle })}
        sub={[data.courseCode, data.termName, m.publishedAndUnpublished()].join(' · ')}
      >
        <PaperButtons of={{ classId: data.classId }} />
        <ExportMenu
          formats={sheetFormats}
          address={(format) => addressFor('exportClassResults', { classId: data.classId, format })}
        />
      </PageHead>
      {data.weightProblem && (
        <Alert tone="warn" title={m.noFinalResultsArePossibleYet()} className="mb-5">
          {data.weightProblem}
        </Alert>
      )}
      <GradeDistribution results={data} />
      <Card aria-label={m.students()} className="mb-5 overflow-hidden">
        {data.items.length === 0 ? (
          <Empty kind="none" title={m.nobodyIsEnrolledInThisClass()} />
        ) : (
          <ClassResultsTable results={data} />
        )}
      </Card>
      <FiguresNote className="mb-5" />
      {role === 'admin' && <IssuedPapers of={{ classId: data.classId }} />}
    </>
  )
}

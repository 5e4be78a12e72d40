import { useParams } from 'react-router'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { ConflictGroups } from '../ConflictGroups.tsx'
import { crowdingGroups } from '../examConflicts.ts'
import { crowdingWords } from '../examWords.ts'
import { DeferralsCard } from './DeferralsCard.tsx'
import { DetailsCard } from './DetailsCard.tsx'
import { ExamHead } from './ExamHead.tsx'
import { m } from './messages.ts'
import { SeatsCard } from './SeatsCard.tsx'

/** `/app/exam-management/:examId`: one exam with its rooms, seats and deferrals. */
export function ExamScreen() {
  const { examId = '' } = useParams()
  const query = useRead('readExam', { examId })
  const { data } = query
  useDocumentTitle(data ? `${data.exam.courseCode} ${data.exam.title}` : m.examManagement())
  return (
    <>
      <BackLink to="/app/exam-management">{m.allExams()}</BackLink>
      <LoadedPage query={query} failure={m.weCouldntLoadThisExam()}>
        {(data) => (
          <>
            <ExamHead exam={data.exam} />
            {data.exam.cancelReason && (
              <Alert tone="bad" title={m.thisExamIsCancelled()} className="mb-5">
                {data.exam.cancelReason}
              </Alert>
            )}
            {data.crowding.length > 0 && (
              <Alert tone="warn" title={m.hardOnSomeStudents()} className="mb-5">
                <ConflictGroups groups={crowdingGroups(data.crowding)} keyOf={({ studentId }) => studentId}>
                  {crowdingWords}
                </ConflictGroups>
              </Alert>
            )}
            <div className="space-y-5">
              <DetailsCard exam={data.exam} />
              <SeatsCard exam={data.exam} />
              <DeferralsCard examId={examId} />
            </div>
          </>
        )}
      </LoadedPage>
    </>
  )
}

import { pageMessage } from '@campanile/contract/page-messages.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { Answer } from '#lib/reads.ts'
import { useRead } from '#lib/useRead.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Alert } from '#ui/Alert.tsx'
import { AttachmentList } from '#ui/AttachmentList.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { DueCard } from './DueCard.tsx'
import { HandInCard } from './HandInCard.tsx'
import { HandInReceipt } from './HandInReceipt.tsx'
import { m } from './messages.ts'
import { ReturnedAnnotations } from './ReturnedAnnotations.tsx'
import { ReturnedCard } from './ReturnedCard.tsx'

const Brief = ({ assignment: { text, files } }: { assignment: Answer<'readMyAssignment'> }) => (
  <Card aria-labelledby="brief">
    <CardHead id="brief" title={m.instructions()} />
    <div className="grid gap-4 px-5 pb-5 pt-2 max-sm:px-4">
      <p className="max-w-[68ch] whitespace-pre-line break-words text-base leading-[1.45rem] text-ink-2">
        {text ?? <span className="text-ink-3">{m.noInstructionsYetAskYourLecturer()}</span>}
      </p>
      {files.length > 0 && <AttachmentList label={m.files()} attachments={files} />}
    </div>
  </Card>
)

function Work({ assignment }: { assignment: Answer<'readMyAssignment'> }) {
  const now = useServerNow(assignment.clockOffset, 1000)
  const [fresh, setFresh] = useState<string>()
  const { receipts, returned, dueAt, can, title, courseCode, courseTitle } = assignment
  const [newest] = receipts
  // The page may be open while the due date passes.
  const wasInTime = newest?.lateSeconds === 0 && now.getTime() > Date.parse(dueAt)
  const obstacle = assignment.obstacle ?? (wasInTime ? pageMessage['work-in-time'] : null)
  return (
    <>
      <PageHead
        title={title}
        sub={
          <ClassLink classId={assignment.classId}>
            {courseCode}, {courseTitle}
          </ClassLink>
        }
      />
      <div className="grid grid-cols-1 items-start gap-5 max-md:gap-3 xl:grid-cols-aside">
        <div className="grid gap-5 xl:col-start-2 xl:row-start-1">
          <DueCard assignment={assignment} now={now} />
        </div>
        <div className="grid gap-5 xl:col-start-1 xl:row-start-1">
          {returned && <ReturnedCard returned={returned} assignment={assignment} />}
          {returned && <ReturnedAnnotations assignmentId={assignment.id} receipts={assignment.receipts} />}
          {newest && (
            <HandInReceipt
              key={newest.id}
              assignment={assignment}
              receipt={newest}
              fresh={fresh === newest.id}
            />
          )}
          {can.handIn && !wasInTime ? (
            <HandInCard assignment={assignment} now={now} onHandedIn={({ id }) => setFresh(id)} />
          ) : (
            obstacle && !returned && <Alert tone="info">{obstacle}</Alert>
          )}
          <Brief assignment={assignment} />
        </div>
      </div>
    </>
  )
}

/** A student's page of one assignment: its due date, the submission, the instructions and the result. */
export function MyAssignment() {
  const { assignmentId = '' } = useParams()
  const query = useRead('readMyAssignment', { assignmentId })
  return (
    <>
      <BackLink to="/app/my-assignments">{m.assignments()}</BackLink>
      <LoadedPage query={query} failure={m.weCouldntLoadThisAssignment()}>
        {(data) => <Work assignment={data} />}
      </LoadedPage>
    </>
  )
}

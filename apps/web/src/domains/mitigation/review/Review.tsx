import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { pageMessage } from '@campanile/contract/page-messages.ts'
import { useState } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { AttachmentList } from '#ui/AttachmentList.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { MitigationChip } from '../MitigationChip.tsx'
import { RequestFacts } from '../RequestFacts.tsx'
import { RequestOutcome } from '../RequestOutcome.tsx'
import { RequestText } from '../RequestText.tsx'
import { m } from './messages.ts'
import { RequestDecisionForm } from './RequestDecisionForm.tsx'
import type { RequestDecisionControl } from './useRequestDecision.ts'

const Asker = ({ request }: { request: MitigationRequest }) => (
  <div className="flex items-center gap-3.5">
    <Avatar name={request.studentName} size={44} />
    <div className="min-w-0 flex-1">
      <p className="break-words text-lg font-title">
        <PersonLink personId={request.studentId} name={request.studentName} />
      </p>
      <p className="break-words text-sm text-ink-3">{request.studentEmail}</p>
    </div>
    <MitigationChip {...request} />
  </div>
)

interface ReviewProps {
  request: MitigationRequest
  decision: RequestDecisionControl
}

/** The request on the left, the decision on the right. */
export function Review({ request, decision }: ReviewProps) {
  const [wasPending] = useState(request.status === 'pending')
  const pending = request.can.decide
  const decidedMeanwhile = wasPending && !pending && !decision.under && !decision.isMine
  return (
    <div className="grid md:min-h-full md:grid-cols-aside">
      <div className="space-y-6 p-6 max-md:p-4">
        {decidedMeanwhile && <DecidedMeanwhile request={request} />}
        <Asker request={request} />
        <RequestFacts request={request} linksClass />
        <RequestText request={request} />
        <section className="grid gap-2">
          <h3 className="text-sm font-title">{m.evidence()}</h3>
          <AttachmentList label={m.evidence()} attachments={request.attachments} />
        </section>
      </div>
      <div className="border-line bg-canvas p-6 max-md:border-t max-md:p-4 md:border-s dark:bg-surface">
        {pending ? (
          <RequestDecisionForm request={request} decision={decision} />
        ) : (
          <RequestOutcome request={request} notesTitle={m.noteToTheStudent()} />
        )}
      </div>
    </div>
  )
}

/** Shown when another admin decided first. Their decision counts. */
const DecidedMeanwhile = ({ request }: { request: MitigationRequest }) => (
  <Alert tone="warn" takesFocus title={pageMessage['already-decided']}>
    {decidedWords(request)}
  </Alert>
)

function decidedWords({ reviewedBy, status }: MitigationRequest): string {
  if (!reviewedBy) return m.decidedAutomaticallyWhileViewing()
  const { name } = reviewedBy
  return status === 'approved' ? m.approvedWhileViewing({ name }) : m.rejectedWhileViewing({ name })
}

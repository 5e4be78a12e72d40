import { useState } from 'react'
import { hasCode } from '#lib/errors.ts'
import { useRead } from '#lib/useRead.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { subjectOf } from '../mitigationWords.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { ReverseDialog } from './ReverseDialog.tsx'
import { Review } from './Review.tsx'
import { ReviewFooter } from './ReviewFooter.tsx'
import { Stepper } from './Stepper.tsx'
import { useDecision } from './useDecision.ts'

interface ReviewDialogProps {
  requestId: string
  /** The requests to step through, this one among them; or none. */
  among: readonly string[]
  onOpen: (requestId: string) => void
  onClose: () => void
}

/** One request in full: while it is pending, to be decided; afterwards, with its decision. */
export function ReviewDialog({ requestId, among, onOpen, onClose }: ReviewDialogProps) {
  const { data, error, refetch } = useRead('readMitigation', { requestId })
  const gone = hasCode(error, 'not-found')
  const request = gone ? undefined : data
  const decision = useDecision(request, onClose)
  const [asking, setAsking] = useState<'delete' | 'reverse'>()
  const stopAsking = () => setAsking(undefined)
  const typing = decision.notes !== '' && request?.can.decide === true
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={request?.title ?? 'Mitigation request'}
      description={request && subjectOf(request)}
      head={<Stepper requestId={requestId} among={among} disabled={typing} onStep={onOpen} />}
      locked={typing}
      busy={decision.under !== undefined}
      footer={
        request && <ReviewFooter request={request} decision={decision} onAsk={setAsking} onClose={onClose} />
      }
    >
      {request && <Review key={request.id} request={request} decision={decision} />}
      {!request && error && (
        <LoadFailed
          title={gone ? 'This request has been deleted' : 'We could not load this request'}
          heading="h3"
          error={error}
          onRetry={refetch}
        />
      )}
      {!request && !error && <SkeletonList />}
      {request && asking === 'delete' && (
        <DeleteDialog request={request} onClose={stopAsking} onDeleted={onClose} />
      )}
      {request && asking === 'reverse' && <ReverseDialog request={request} onClose={stopAsking} />}
    </Dialog>
  )
}

import type { LeaveReview } from '@campanile/contract/leave/leave-management.ts'
import { Button } from '#ui/Button.tsx'
import type { Approval } from './useApproval.ts'

interface ReviewFooterProps {
  review: LeaveReview
  approval: Approval
  onAsk: (act: 'reject' | 'revoke') => void
}

/** What may be done with the request now. */
export function ReviewFooter({ review: { request, person }, approval, onAsk }: ReviewFooterProps) {
  if (request.can.decide) {
    return (
      <>
        <p className="mr-auto text-sm text-ink-3 max-md:hidden">{person.name} is told at once.</p>
        <Button size="lg" variant="danger" disabled={approval.busy} onClick={() => onAsk('reject')}>
          Reject
        </Button>
        <Button
          size="lg"
          variant="primary"
          busy={approval.busy}
          busyLabel="Approving"
          onClick={approval.submit}
        >
          Approve
        </Button>
      </>
    )
  }
  if (!request.can.revoke) return null
  return (
    <Button size="lg" variant="danger" onClick={() => onAsk('revoke')}>
      Withdraw approval
    </Button>
  )
}

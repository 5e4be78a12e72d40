import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { Undo2 } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import type { Decision } from './useDecision.ts'

interface ReviewFooterProps {
  request: MitigationRequest
  decision: Decision
  onAsk: (what: 'delete' | 'reverse') => void
  onClose: () => void
}

/** Approve and Reject while pending; afterwards what can be taken back. */
export function ReviewFooter({ request, decision, onAsk, onClose }: ReviewFooterProps) {
  const { can, studentName } = request
  const { under, granted, submit } = decision
  if (can.decide) {
    return (
      <>
        <span className="mr-auto text-sm text-ink-3 max-md:hidden">{studentName} is told at once.</span>
        <Button
          size="lg"
          variant="danger"
          disabled={under !== undefined}
          busy={under === 'rejected'}
          busyLabel="Rejecting"
          onClick={() => submit('rejected')}
        >
          Reject
        </Button>
        <Button
          size="lg"
          variant="primary"
          disabled={under !== undefined || granted === undefined}
          busy={under === 'approved'}
          busyLabel="Approving"
          onClick={() => submit('approved')}
        >
          Approve
        </Button>
      </>
    )
  }
  return (
    <>
      {can.remove && (
        <Button size="lg" variant="danger" className="md:mr-auto" onClick={() => onAsk('delete')}>
          Delete
        </Button>
      )}
      {can.reverse && (
        <Button size="lg" icon={<Undo2 size={16} aria-hidden="true" />} onClick={() => onAsk('reverse')}>
          Reverse approval
        </Button>
      )}
      <Button size="lg" className="max-md:hidden" onClick={onClose}>
        Close
      </Button>
    </>
  )
}

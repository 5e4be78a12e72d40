import { hasCode } from '#lib/errors.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { useMitigation } from '../mitigation.api.ts'
import { Review } from './Review.tsx'

interface ReviewDialogProps {
  requestId: string
  onClose: () => void
}

/** One request in full: to decide while it is pending, else with its decision. */
export function ReviewDialog({ requestId, onClose }: ReviewDialogProps) {
  const request = useMitigation(requestId)
  const gone = hasCode(request.error, 'not-found')
  if (request.data && !gone) return <Review request={request.data} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} title="Mitigation request">
      {request.error ? (
        <LoadFailed
          title={gone ? 'This request has been deleted' : 'We could not load this request'}
          heading="h3"
          error={request.error}
          onRetry={request.refetch}
        />
      ) : (
        <SkeletonList />
      )}
    </Dialog>
  )
}

import { hasCode } from '#lib/errors.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { MitigationChip } from '../MitigationChip.tsx'
import { useMitigation } from '../mitigation.api.ts'
import { subjectOf } from '../mitigationWords.ts'
import { Outcome } from '../Outcome.tsx'
import { RequestFacts } from '../RequestFacts.tsx'
import { RequestText } from '../RequestText.tsx'
import { MyEvidence } from './MyEvidence.tsx'

interface MyRequestDialogProps {
  requestId: string
  onClose: () => void
}

/** A request of mine in full, with the office's answer, and its files while it is pending. */
export function MyRequestDialog({ requestId, onClose }: MyRequestDialogProps) {
  const { data, error, refetch } = useMitigation(requestId)
  const gone = hasCode(error, 'not-found')
  const request = gone ? undefined : data
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={request?.title ?? 'Mitigation request'}
      description={request && subjectOf(request)}
      head={request && <MitigationChip {...request} />}
    >
      {request && (
        <div className="space-y-6 p-6 max-md:p-4">
          {request.status !== 'pending' && (
            <section className="rounded-lg border border-line p-4">
              <Outcome request={request} notesTitle="Admin response" />
            </section>
          )}
          <RequestFacts request={request} />
          <RequestText request={request} />
          <MyEvidence request={request} />
        </div>
      )}
      {!request && error && (
        <LoadFailed
          title={gone ? 'This request is no longer there' : 'We could not load this request'}
          heading="h3"
          error={error}
          onRetry={refetch}
        />
      )}
      {!request && !error && <SkeletonList />}
    </Dialog>
  )
}

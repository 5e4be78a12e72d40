import { maxMitigationAttachments } from '@campanile/contract/mitigation/mitigation.ts'
import { hasCode } from '#lib/errors.ts'
import { useAct } from '#lib/useAct.ts'
import { useAttachFiles } from '#lib/useAttachFiles.ts'
import { useRead } from '#lib/useRead.ts'
import { AttachedFiles } from '#ui/AttachedFiles.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { MitigationChip } from '../MitigationChip.tsx'
import { subjectOf } from '../mitigationWords.ts'
import { RequestFacts } from '../RequestFacts.tsx'
import { RequestOutcome } from '../RequestOutcome.tsx'
import { RequestText } from '../RequestText.tsx'
import { writeRequest } from '../writeRequest.ts'
import { m } from './messages.ts'

interface MyRequestDialogProps {
  requestId: string
  onClose: () => void
}

/** A request of mine in full, with the decision, and its files while it is pending. */
export function MyRequestDialog({ requestId, onClose }: MyRequestDialogProps) {
  const query = useRead('readMitigation', { requestId })
  const attach = useAttachFiles('attachMitigationFile', (requestId, name) => ({ requestId, name }), {
    onAnswer: writeRequest,
  })
  const removal = useAct('removeMitigationFile', { onAnswer: writeRequest })
  const gone = hasCode(query.error, 'not-found')
  const request = gone ? undefined : query.data
  return (
    <Dialog
      onClose={onClose}
      size="md"
      busy={removal.isPending}
      title={request?.title ?? m.mitigationRequest()}
      description={request && subjectOf(request)}
      head={request && <MitigationChip {...request} />}
    >
      <Loaded query={query} failure={gone ? m.thisRequestNoLongerExists() : m.weCouldntLoadThisRequest()}>
        {(request) => (
          <div className="space-y-6 p-6 max-md:p-4">
            {request.status !== 'pending' && (
              <section className="rounded-lg border border-line p-4">
                <RequestOutcome request={request} notesTitle={m.adminResponse()} />
              </section>
            )}
            <RequestFacts request={request} />
            <RequestText request={request} />
            <AttachedFiles
              title={m.evidence()}
              requestId={requestId}
              attachments={request.attachments}
              most={maxMitigationAttachments}
              onAdd={request.can.attach ? (files) => attach(requestId, files) : undefined}
              mayRemove={request.can.detach}
              removal={removal}
            />
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

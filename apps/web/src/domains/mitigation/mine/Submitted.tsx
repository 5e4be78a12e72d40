import { mitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import { useUploads } from '#lib/uploads.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { titled } from '#ui/titled.tsx'
import { UploadList } from '#ui/UploadList.tsx'
import { m } from './messages.ts'

interface SubmittedProps {
  requestId: string
  onAnother: () => void
  onShowMine: () => void
}

/** The request is submitted, regardless of its files. */
export function Submitted({ requestId, onAnother, onShowMine }: SubmittedProps) {
  const uploads = useUploads(requestId)
  const { title, message } = titled(mitigationMessages.submitted)
  const failed = uploads.some(({ state }) => state === 'failed')
  return (
    <Card aria-label={m.submitted()} className="max-w-3xl p-6 max-md:p-4">
      <Alert tone="ok" title={title} takesFocus>
        {message}
      </Alert>
      {uploads.length > 0 && (
        <section className="mt-6">
          <h2 className="text-md font-title">{m.evidence()}</h2>
          <p className="mb-3 mt-0.5 text-sm text-ink-2">
            {failed ? m.submittedWithoutFailedFiles() : m.keepThisTabOpen()}
          </p>
          <UploadList uploads={uploads} />
        </section>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        <Button size="lg" variant="primary" onClick={onShowMine}>
          {m.seeMyRequests()}
        </Button>
        <Button size="lg" onClick={onAnother}>
          {m.submitAnotherRequest()}
        </Button>
      </div>
    </Card>
  )
}

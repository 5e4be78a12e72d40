import { useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useRunRetention } from '../settings.api.ts'

/** Does now what the night would do. */
export function RunNowButton() {
  const [asking, setAsking] = useState(false)
  const run = useRunRetention()
  const start = () =>
    run.mutate(undefined, {
      onSuccess: () => {
        setAsking(false)
        void showToast({ type: 'info', title: 'Deleting has begun' })
      },
    })
  return (
    <>
      <Button onClick={() => setAsking(true)}>Run now</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete what is past its time?"
        confirmLabel="Delete"
        busyLabel="Deleting"
        destructive
        busy={run.isPending}
        error={run.error ? sentenceOf(run.error) : undefined}
        onConfirm={start}
      >
        It happens each night by itself, under the saved periods. What is deleted cannot be brought back; how
        much it was stands in the audit log.
      </ConfirmDialog>
    </>
  )
}

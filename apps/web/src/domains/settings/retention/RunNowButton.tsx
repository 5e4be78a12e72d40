import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

/** Deletes expired data at once, as the job does every night. */
export function RunNowButton() {
  const [asking, setAsking] = useState(false)
  const run = useAct('runRetention')
  return (
    <>
      <Button onClick={() => setAsking(true)}>Run now</Button>
      {asking && (
        <ActDialog
          title="Delete expired data now?"
          verb="Delete"
          busyLabel="Deleting"
          destructive
          act={run}
          input={{}}
          done="Deletion has started"
          onClose={() => setAsking(false)}
        >
          Expired data is deleted every night, according to the saved periods. Deleted data cannot be
          restored. The audit log shows how much was deleted.
        </ActDialog>
      )}
    </>
  )
}

import { useId } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { CampusForm } from './CampusForm.tsx'
import { useSettings, useUpdateSettings } from './campus.api.ts'

/** What an admin decides about check-in for the whole campus. */
export function CampusCheckInDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const settings = useSettings()
  const update = useUpdateSettings()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Campus check-in"
      description="For every class of the institution."
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            size="lg"
            variant="primary"
            disabled={!settings.data}
            busy={update.isPending}
            busyLabel="Saving"
          >
            Save
          </Button>
        </>
      }
    >
      {settings.error && (
        <LoadFailed
          title="We could not load the settings"
          error={settings.error}
          onRetry={settings.refetch}
        />
      )}
      {settings.isPending && <SkeletonList />}
      {settings.data && !settings.isFetching && (
        <CampusForm formId={formId} settings={settings.data} update={update} onSaved={onClose} />
      )}
    </Dialog>
  )
}

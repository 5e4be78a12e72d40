import { useId } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { FileLimitForm } from './FileLimitForm.tsx'
import { useSettings, useUpdateSettings } from './fileLimit.api.ts'

/** What an admin decides about the files of all assignments. */
export function FileLimitDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const settings = useSettings()
  const update = useUpdateSettings()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="File size"
      description="For every assignment of the institution."
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
          heading="h3"
          error={settings.error}
          onRetry={settings.refetch}
        />
      )}
      {settings.isPending && <SkeletonList />}
      {settings.data && !settings.isFetching && (
        <FileLimitForm formId={formId} settings={settings.data} update={update} onSaved={onClose} />
      )}
    </Dialog>
  )
}

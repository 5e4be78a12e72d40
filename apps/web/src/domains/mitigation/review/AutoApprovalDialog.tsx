import { useId } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { AutoApprovalForm } from './AutoApprovalForm.tsx'
import { useSettings, useUpdateSettings } from './settings.api.ts'

/** When requests are approved without anybody looking. */
export function AutoApprovalDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const settings = useSettings()
  const update = useUpdateSettings()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Auto-approval"
      description="Short first requests, approved as they are submitted."
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
        <AutoApprovalForm formId={formId} settings={settings.data} update={update} onSaved={onClose} />
      )}
    </Dialog>
  )
}

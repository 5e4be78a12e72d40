import { useSettings, useUpdateSettings } from '#lib/settings.ts'
import { LoadedFormDialog } from '#ui/LoadedFormDialog.tsx'
import { AutoApprovalForm } from './AutoApprovalForm.tsx'

/** When requests are approved without anybody looking. */
export function AutoApprovalDialog({ onClose }: { onClose: () => void }) {
  const settings = useSettings()
  const update = useUpdateSettings()
  return (
    <LoadedFormDialog
      title="Auto-approval"
      description="Short first requests, approved as they are submitted."
      query={settings}
      failed="We could not load the settings"
      saving={update.isPending}
      onClose={onClose}
    >
      {(data, formId) =>
        !settings.isFetching && (
          <AutoApprovalForm formId={formId} settings={data} update={update} onSaved={onClose} />
        )
      }
    </LoadedFormDialog>
  )
}

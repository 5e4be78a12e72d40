import { useSettings, useUpdateSettings } from '#lib/settings.ts'
import { LoadedFormDialog } from '#ui/LoadedFormDialog.tsx'
import { CampusForm } from './CampusForm.tsx'

/** What an admin decides about check-in for the whole campus. */
export function CampusCheckInDialog({ onClose }: { onClose: () => void }) {
  const settings = useSettings()
  const update = useUpdateSettings()
  return (
    <LoadedFormDialog
      title="Campus check-in"
      description="For every class of the institution."
      query={settings}
      failed="We could not load the settings"
      saving={update.isPending}
      onClose={onClose}
    >
      {(data, formId) =>
        !settings.isFetching && (
          <CampusForm formId={formId} settings={data} update={update} onSaved={onClose} />
        )
      }
    </LoadedFormDialog>
  )
}

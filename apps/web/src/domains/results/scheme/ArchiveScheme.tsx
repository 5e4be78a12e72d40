import type { GradeScheme } from '@campanile/contract/results/grade-scheme.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useArchiveScheme } from './schemes.api.ts'

/** Asks before a scheme is put away. */
export function ArchiveScheme({ scheme, onClose }: { scheme: GradeScheme; onClose: () => void }) {
  const archive = useArchiveScheme()
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Archive ${scheme.name}?`}
      confirmLabel="Archive"
      busyLabel="Archiving"
      destructive
      busy={archive.isPending}
      error={archive.error}
      onConfirm={() =>
        archive.mutate(
          { schemeId: scheme.id },
          {
            onSuccess: () => {
              void showToast({ type: 'success', title: `${scheme.name} is archived` })
              onClose()
            },
          },
        )
      }
    >
      The scheme before it is used again.
    </ConfirmDialog>
  )
}

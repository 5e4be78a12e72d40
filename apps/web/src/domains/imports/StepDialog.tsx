import type { ReactNode } from 'react'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { useUndoImport } from './imports.api.ts'

interface StepDialogProps {
  step: Pick<ReturnType<typeof useUndoImport>, 'isPending' | 'error'> & {
    mutate: (importId: string, options: { onSuccess: () => void }) => void
  }
  importId: string
  title: string
  verb: string
  busy: string
  onClose: () => void
  onDone: () => void
  children: ReactNode
}

/** Asks before a step that takes something away. */
export const StepDialog = ({
  step,
  importId,
  title,
  verb,
  busy,
  onClose,
  onDone,
  children,
}: StepDialogProps) => (
  <ConfirmDialog
    onClose={onClose}
    title={title}
    confirmLabel={verb}
    busyLabel={busy}
    destructive
    busy={step.isPending}
    error={step.error}
    onConfirm={() => step.mutate(importId, { onSuccess: onDone })}
  >
    {children}
  </ConfirmDialog>
)

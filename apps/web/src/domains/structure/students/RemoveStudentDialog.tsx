import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useStructureChange } from '../structure.api.ts'

interface RemoveStudentDialogProps {
  name: string
  /** "Withdraw" */
  verb: string
  busyLabel: string
  consequence: string
  /** "is withdrawn" */
  done: string
  remove: () => Promise<unknown>
  onClose: () => void
}

/** Asks before a student is taken out of a class or batch. */
export function RemoveStudentDialog(props: RemoveStudentDialogProps) {
  const { name, verb, busyLabel, consequence, done, remove, onClose } = props
  const change = useStructureChange(remove)
  const onSuccess = () => {
    void showToast({ type: 'success', title: `${name} ${done}` })
    onClose()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`${verb} ${name}?`}
      confirmLabel={verb}
      busyLabel={busyLabel}
      destructive
      busy={change.isPending}
      error={change.error}
      onConfirm={() => change.mutate(undefined, { onSuccess })}
    >
      {consequence}
    </ConfirmDialog>
  )
}

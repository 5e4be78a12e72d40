import { ActDialog } from '#ui/ActDialog.tsx'
import { useStructureChange } from '../structure.api.ts'

interface RemoveStudentDialogProps {
  name: string
  /** "Withdraw" */
  verb: string
  busyLabel: string
  consequence: string
  /** "is withdrawn" */
  done: string
  /** "was not withdrawn" */
  failed: string
  remove: () => Promise<unknown>
  onClose: () => void
}

/** Asks before a student is removed from a class or batch. */
export function RemoveStudentDialog(props: RemoveStudentDialogProps) {
  const { name, verb, busyLabel, consequence, done, failed, remove, onClose } = props
  const change = useStructureChange(remove)
  return (
    <ActDialog
      title={`${verb} ${name}?`}
      verb={verb}
      busyLabel={busyLabel}
      destructive
      act={change}
      input={undefined}
      done={`${name} ${done}`}
      failed={`${name} ${failed}`}
      onClose={onClose}
    >
      {consequence}
    </ActDialog>
  )
}

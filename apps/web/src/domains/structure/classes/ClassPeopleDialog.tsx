import type { OperationInput } from '@campanile/contract/operation.ts'
import type { classes } from '@campanile/contract/structure/structure-classes.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { m } from './messages.ts'

interface ClassPeopleDialogProps {
  act: 'add' | 'remove'
  /** The lecturer or batch. */
  name: string
  consequence: string
  input: Omit<OperationInput<typeof classes.updateClass>, 'reason'>
  onClose: () => void
}

/** Adds or removes a lecturer or batch of a class, with the reason that the people concerned are given. */
export function ClassPeopleDialog({ act, name, consequence, input, onClose }: ClassPeopleDialogProps) {
  const change = useAct('updateClass')
  const words =
    act === 'add'
      ? {
          title: m.addQuestion({ name }),
          verb: m.add(),
          busyLabel: m.adding(),
          failed: m.wasNotAdded({ name }),
        }
      : {
          title: m.removeQuestion({ name }),
          verb: m.remove(),
          busyLabel: m.removing(),
          failed: m.wasNotRemoved({ name }),
          destructive: true,
        }
  return (
    <ReasonDialog
      {...words}
      description={consequence}
      help={m.reasonHelp()}
      maxLength={300}
      optional
      busy={change.isPending}
      error={change.error}
      onSubmit={(reason) => change.mutate({ ...input, ...(reason && { reason }) }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

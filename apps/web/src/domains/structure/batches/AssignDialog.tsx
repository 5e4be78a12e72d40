import type { Batch } from '@campanile/contract/structure/structure-batches.ts'
import { counted } from '#lib/counted.ts'
import { useAct } from '#lib/useAct.ts'
import { showToast } from '#ui/toast.ts'
import { StudentPicker } from '../students/StudentPicker.tsx'

/** Assigns students to a batch, also from other batches. */
export function AssignDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const assign = useAct('addBatchMembers')
  const pick = (studentIds: string[]) =>
    assign.mutate(
      { batchId: batch.id, studentIds },
      {
        onSuccess: () => {
          const who = counted(studentIds.length, 'student is', 'students are')
          void showToast({ type: 'success', title: `${who} in ${batch.code}` })
          onClose()
        },
      },
    )
  return (
    <StudentPicker
      title={`Assign students to ${batch.code}`}
      description="Its current classes enrol them. Students in another batch move to this one."
      verb="Assign"
      failed="The students were not assigned"
      except={{ exceptBatchId: batch.id }}
      busy={assign.isPending}
      error={assign.error}
      onPick={pick}
      onClose={onClose}
    />
  )
}

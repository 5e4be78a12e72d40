import type { Batch } from '@campanile/contract/structure/structure-batches.ts'
import { api } from '#lib/api.ts'
import { counted } from '#lib/counted.ts'
import { showToast } from '#ui/toast.ts'
import { useStructureChange } from '../structure.api.ts'
import { StudentPicker } from '../students/StudentPicker.tsx'

/** Assigns students to a batch, also from other batches. */
export function AssignDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const assign = useStructureChange((studentIds: string[]) =>
    api.addBatchMembers({ batchId: batch.id, studentIds }),
  )
  const pick = (studentIds: string[]) =>
    assign.mutate(studentIds, {
      onSuccess: () => {
        const who = counted(studentIds.length, 'student is', 'students are')
        void showToast({ type: 'success', title: `${who} in ${batch.code}` })
        onClose()
      },
    })
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

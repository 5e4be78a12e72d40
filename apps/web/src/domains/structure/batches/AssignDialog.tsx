import type { Batch } from '@campanile/contract/structure/structure-batches.ts'
import { useAct } from '#lib/useAct.ts'
import { showToast } from '#ui/toast.ts'
import { StudentPicker } from '../students/StudentPicker.tsx'
import { m } from './messages.ts'

/** Assigns students to a batch, also from other batches. */
export function AssignDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const assign = useAct('addBatchMembers')
  const pick = (studentIds: string[], reason: string) =>
    assign.mutate(
      { batchId: batch.id, studentIds, ...(reason && { reason }) },
      {
        onSuccess: () => {
          void showToast({
            type: 'success',
            title: m.studentsAreIn({ students: studentIds.length, batch: batch.code }),
          })
          onClose()
        },
      },
    )
  return (
    <StudentPicker
      title={m.assignStudentsTo({ batch: batch.code })}
      description={m.assignHint()}
      verb={(students) => m.assign({ students })}
      failed={m.theStudentsWereNotAssigned()}
      except={{ exceptBatchId: batch.id }}
      busy={assign.isPending}
      error={assign.error}
      onPick={pick}
      onClose={onClose}
    />
  )
}

import type { Batch } from '@campanile/contract/structure/structure-batches.ts'
import { useAct } from '#lib/useAct.ts'
import { showToast } from '#ui/toast.ts'
import { StudentPicker } from '../students/StudentPicker.tsx'
import { m } from './messages.ts'

/** Assigns students to a batch, also from other batches. */
export function AssignDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const assign = useAct('addBatchMembers')
  const pick = (studentIds: string[]) =>
    assign.mutate(
      { batchId: batch.id, studentIds },
      {
        onSuccess: () => {
          const who = m.studentIsCount({ studentIdCount: studentIds.length })
          void showToast({ type: 'success', title: m.whoInCode({ who, code: batch.code }) })
          onClose()
        },
      },
    )
  return (
    <StudentPicker
      title={m.assignStudentsTo({ code: batch.code })}
      description={m.itsCurrentClassesEnrolThemStudents()}
      verb={m.assign()}
      failed={m.theStudentsWereNotAssigned()}
      except={{ exceptBatchId: batch.id }}
      busy={assign.isPending}
      error={assign.error}
      onPick={pick}
      onClose={onClose}
    />
  )
}

import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import type { CaseDialogProps } from './CaseEntryDialogs.tsx'
import { m } from './messages.ts'

/** Opens a closed case again; how it ended stays among its entries. */
export function ReopenCaseDialog({ found: { id: caseId, version, student }, onClose }: CaseDialogProps) {
  const reopen = useAct('reopenStudentCase')
  const onSuccess = () => {
    void showToast({ type: 'success', title: m.caseReopened() })
    onClose()
  }
  return (
    <ReasonDialog
      title={m.reopenCaseOf({ name: student.name })}
      help={m.reopenConsequence()}
      maxLength={2000}
      missing={m.enterReason()}
      verb={m.reopenCase()}
      busyLabel={m.reopening()}
      busy={reopen.isPending}
      error={reopen.error}
      failed={m.couldntReopen()}
      onSubmit={(reason) => reopen.mutate({ caseId, version, reason }, { onSuccess })}
      onClose={onClose}
    />
  )
}

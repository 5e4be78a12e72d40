import type { PayLine, Payslip } from '@campanile/contract/payroll/payslips.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { moneyWords } from '../money.ts'
import { monthWords } from '../payWords.ts'

interface AskDialogProps {
  slip: Payslip
  line: PayLine
  onClose: () => void
}

/** Asks the admins about a line of a payslip. */
export function AskDialog({ slip, line, onClose }: AskDialogProps) {
  const ask = useAct('askAboutPayLine')
  // Made once, so that two clicks ask once.
  const [questionId] = useState(() => crypto.randomUUID())
  const onSuccess = () => {
    void showToast({ type: 'success', title: 'Question sent' })
    onClose()
  }
  return (
    <ReasonDialog
      title={`Ask about ${line.label}`}
      description={`${monthWords(slip.month)}, ${moneyWords(line.amount, slip.currency)}`}
      label="Your question"
      missing="Enter your question"
      help="An admin will answer, and you’ll be notified."
      maxLength={1000}
      verb="Send question"
      busyLabel="Sending"
      busy={ask.isPending}
      error={ask.error}
      failed="The question was not sent"
      onSubmit={(question) =>
        ask.mutate({ payslipId: slip.id, payLineId: line.id, questionId, question }, { onSuccess })
      }
      onClose={onClose}
    />
  )
}

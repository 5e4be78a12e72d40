import type { PayLine, Payslip } from '@campanile/contract/payroll/payslips.ts'
import { useState } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { lineMoney } from '../lineMoney.ts'
import { monthWords } from '../payWords.ts'
import { m } from './messages.ts'

interface AskDialogProps {
  slip: Payslip
  line: PayLine
  onClose: () => void
}

/** Asks the admins about a line of a payslip. */
export function AskDialog({ slip, line, onClose }: AskDialogProps) {
  const ask = useAct('askAboutPayLine')
  // Created once, so that two clicks ask once.
  const [questionId] = useState(() => crypto.randomUUID())
  const onSuccess = () => {
    void showToast({ type: 'success', title: m.questionSent() })
    onClose()
  }
  return (
    <ReasonDialog
      title={m.askAboutLine({ label: line.label })}
      description={joinFacts(monthWords(slip.month), lineMoney(line, slip.currency))}
      label={m.yourQuestion()}
      missing={m.enterYourQuestion()}
      help={m.adminWillAnswer()}
      maxLength={1000}
      verb={m.sendQuestion()}
      busyLabel={m.sending()}
      busy={ask.isPending}
      error={ask.error}
      failed={m.theQuestionWasNotSent()}
      onSubmit={(question) =>
        ask.mutate({ payslipId: slip.id, payLineId: line.id, questionId, question }, { onSuccess })
      }
      onClose={onClose}
    />
  )
}

import type { PayLine, Payslip } from '@campanile/contract/payroll/payslips.ts'
import { useState } from 'react'
import { moneyWords } from '../money.ts'
import { monthWords } from '../payWords.ts'
import { TextDialog } from '../TextDialog.tsx'
import { useAskAboutPayLine } from './mine.api.ts'

interface AskDialogProps {
  slip: Payslip
  line: PayLine
  onClose: () => void
}

/** Asks the administrators about a line. */
export function AskDialog({ slip, line, onClose }: AskDialogProps) {
  const ask = useAskAboutPayLine()
  // Made once, so that two clicks ask once.
  const [questionId] = useState(() => crypto.randomUUID())
  return (
    <TextDialog
      title={`Ask about ${line.label}`}
      description={`${monthWords(slip.month)}, ${moneyWords(line.amount, slip.currency)}`}
      label="Your question"
      missing="Type your question"
      help="An administrator answers, and you are told."
      verb="Send question"
      busyLabel="Sending"
      failed="The question was not sent"
      done="Your question is sent"
      error={ask.error}
      busy={ask.isPending}
      onSend={(question, done) =>
        ask.mutate({ payslipId: slip.id, payLineId: line.id, questionId, question }, { onSuccess: done })
      }
      onClose={onClose}
    />
  )
}

import type { PayQuestion } from '@campanile/contract/payroll/my-pay.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { monthWords } from '../payWords.ts'

/** Answers a question about a payslip. Its author is notified. */
export function AnswerDialog({ question, onClose }: { question: PayQuestion; onClose: () => void }) {
  const answer = useAct('answerPayQuestion')
  const { id: questionId, person, line, month } = question
  const onSuccess = () => {
    void showToast({ type: 'success', title: `${person.name} has your answer` })
    onClose()
  }
  return (
    <ReasonDialog
      title={`Answer ${person.name}`}
      description={`${line.label}, ${monthWords(month)}`}
      label="Answer"
      missing="Type an answer"
      help={`${person.name} is notified, and reads it with the payslip.`}
      maxLength={1000}
      verb="Send answer"
      busyLabel="Sending"
      busy={answer.isPending}
      error={answer.error}
      failed="The answer was not sent"
      onSubmit={(text) => answer.mutate({ questionId, answer: text }, { onSuccess })}
      onClose={onClose}
      note={
        <p className="mb-4 whitespace-pre-line break-words rounded-md bg-sunken px-3.5 py-3 text-base text-ink-2">
          {question.question}
        </p>
      }
    />
  )
}

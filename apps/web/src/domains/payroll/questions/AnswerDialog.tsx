import type { PayQuestion } from '@campanile/contract/payroll/my-pay.ts'
import { monthWords } from '../payWords.ts'
import { TextDialog } from '../TextDialog.tsx'
import { useAnswerPayQuestion } from './questions.api.ts'

/** Answers somebody's question; they are told. */
export function AnswerDialog({ question, onClose }: { question: PayQuestion; onClose: () => void }) {
  const answer = useAnswerPayQuestion()
  const { id: questionId, person, line, month } = question
  return (
    <TextDialog
      title={`Answer ${person.name}`}
      description={`${line.label}, ${monthWords(month)}`}
      quote={question.question}
      label="Answer"
      missing="Type an answer"
      help={`${person.name} is told, and reads it with the payslip.`}
      verb="Send answer"
      busyLabel="Sending"
      failed="The answer was not sent"
      done={`${person.name} has your answer`}
      error={answer.error}
      busy={answer.isPending}
      onSend={(text, done) => answer.mutate({ questionId, answer: text }, { onSuccess: done })}
      onClose={onClose}
    />
  )
}

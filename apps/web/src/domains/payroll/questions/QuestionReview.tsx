import type { PayQuestion } from '@campanile/contract/payroll/my-pay.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { ReviewItem } from '#ui/ReviewFrame.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { moneyWords } from '../money.ts'
import { monthWords } from '../payWords.ts'

interface QuestionReviewProps {
  question: PayQuestion
  onPayslip: () => void
  onAnswered: () => void
}

/** A question about a line of a payslip, and its answer. */
export function QuestionReview({ question, onPayslip, onAnswered }: QuestionReviewProps) {
  const answer = useAct('answerPayQuestion')
  const [text, setText] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const { id: questionId, person, line, month, currency } = question
  const words = text.trim()
  const submit = () => {
    setSubmitted(true)
    if (!words) return
    const onSuccess = () => {
      void showToast({ type: 'success', title: `$Answer sent to {person.name}` })
      onAnswered()
    }
    answer.mutate({ questionId, answer: words }, { onSuccess })
  }
  return (
    <ReviewItem
      title={`Answer ${person.name}`}
      description={`${line.label}, ${moneyWords(line.amount, currency)} · ${monthWords(month)}`}
      locked={text !== ''}
      busy={answer.isPending}
      acts={[
        { label: 'Show payslip', onAct: onPayslip },
        {
          label: 'Send answer',
          variant: 'primary',
          busy: answer.isPending,
          busyLabel: 'Sending',
          onAct: submit,
        },
      ]}
    >
      <div className="px-6 py-5 max-md:px-4">
        {answer.error && <SaveFailed title="The answer was not sent" error={answer.error} />}
        <p className="mb-4 whitespace-pre-line break-words rounded-md bg-sunken px-3.5 py-3 text-base text-ink-2">
          {question.question}
        </p>
        <TextAreaField
          label="Answer"
          help={`${person.name} is notified, and reads it with the payslip.`}
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={submitted && !words ? 'Enter an answer' : undefined}
        />
      </div>
    </ReviewItem>
  )
}

import type { PayQuestion } from '@campanile/contract/payroll/my-pay.ts'
import { useState } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useAct } from '#lib/useAct.ts'
import { ReviewItem } from '#ui/ReviewFrame.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { lineMoney } from '../lineMoney.ts'
import { monthWords } from '../payWords.ts'
import { m } from './messages.ts'

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
      void showToast({ type: 'success', title: m.answerSentTo({ personName: person.name }) })
      onAnswered()
    }
    answer.mutate({ questionId, answer: words }, { onSuccess })
  }
  return (
    <ReviewItem
      title={m.answerPerson({ personName: person.name })}
      description={`${joinFacts(line.label, lineMoney(line, currency))} · ${monthWords(month)}`}
      locked={text !== ''}
      busy={answer.isPending}
      acts={[
        { label: m.showPayslip(), onAct: onPayslip },
        {
          label: m.sendAnswer(),
          variant: 'primary',
          busy: answer.isPending,
          busyLabel: m.sending(),
          onAct: submit,
        },
      ]}
    >
      <div className="px-6 py-5 max-md:px-4">
        {answer.error && <SaveFailed title={m.theAnswerWasNotSent()} error={answer.error} />}
        <p className="mb-4 whitespace-pre-line break-words rounded-md bg-sunken px-3.5 py-3 text-base text-ink-2">
          {question.question}
        </p>
        <TextAreaField
          label={m.answer()}
          help={m.personIsNotified({ personName: person.name })}
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={submitted && !words ? m.enterAnAnswer() : undefined}
        />
      </div>
    </ReviewItem>
  )
}

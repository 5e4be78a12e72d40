import type { PayQuestion } from '@campanile/contract/payroll/my-pay.ts'
import type { ReviewPages } from '#lib/reviewPages.ts'
import { ReviewFrame } from '#ui/ReviewFrame.tsx'
import { useReviewQueue } from '#ui/useReviewQueue.ts'
import { QuestionReview } from './QuestionReview.tsx'

interface QuestionsFrameProps {
  opened: string
  rows: readonly PayQuestion[]
  pages: ReviewPages<PayQuestion> | undefined
  onOpen: (questionId: string) => void
  onPayslip: (payslipId: string) => void
  onClose: () => void
}

/** Open questions, one after the other. */
export function QuestionsFrame({ onPayslip, ...source }: QuestionsFrameProps) {
  const queue = useReviewQueue({ ...source, idOf: ({ id }) => id, isOpen: ({ can }) => can.answer })
  const { row } = queue
  return (
    <ReviewFrame queue={queue} as="small-panel">
      {row && (
        <QuestionReview
          question={row}
          onPayslip={() => onPayslip(row.payslipId)}
          onAnswered={queue.advance}
        />
      )}
    </ReviewFrame>
  )
}

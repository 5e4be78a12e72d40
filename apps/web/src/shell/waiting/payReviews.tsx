import { useNavigate } from 'react-router'
import { QuestionReview } from '#domains/payroll/questions/QuestionReview.tsx'
import { DiscrepancyReview } from '#domains/payroll/runs/DiscrepancyReview.tsx'
import { useRead } from '#lib/useRead.ts'
import { OneOfMany } from './OneOfMany.tsx'
import type { WaitingReview } from './waitingReview.ts'

export function QuestionWaiting({ item, onDecided }: WaitingReview) {
  const navigate = useNavigate()
  const payslipId = item.withinId ?? ''
  const query = useRead('listPayQuestions', { payslipId, state: 'open' })
  return (
    <OneOfMany item={item} query={query} isIt={({ id }) => id === item.id}>
      {(question) => (
        <QuestionReview
          question={question}
          onPayslip={() => navigate(`/app/payroll/questions?payslip=${payslipId}`)}
          onAnswered={onDecided}
        />
      )}
    </OneOfMany>
  )
}

export function DiscrepancyWaiting({ item, onDecided }: WaitingReview) {
  const navigate = useNavigate()
  const payRunId = item.withinId ?? ''
  const personId = item.person?.id
  const query = useRead('listDiscrepancies', { payRunId, state: 'open', personId, pageSize: 100 })
  const openInRun = (param: string, id: string) =>
    navigate(`/app/payroll/runs/${payRunId}/discrepancies?${param}=${id}`)
  return (
    <OneOfMany item={item} query={query} isIt={({ id }) => id === item.id}>
      {(discrepancy) => (
        <DiscrepancyReview
          payRunId={payRunId}
          discrepancy={discrepancy}
          onDecided={onDecided}
          onPayslip={(id) => openInRun('payslip', id)}
          onPerson={(id) => openInRun('person', id)}
        />
      )}
    </OneOfMany>
  )
}

import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { Alert } from '#ui/Alert.tsx'
import { m } from './messages.ts'
import { uncoveredWords } from './runWords.ts'

/** Warns that a run was computed before its month was over, until it is paid. */
export function UncoveredAlert({ run, className }: { run: PayRun; className?: string }) {
  const words = uncoveredWords(run)
  if (!words || run.status === 'paid' || run.status === 'locked') return null
  const title = run.uncovered?.isOver ? m.endOfMonthIsNotIncluded() : m.thisMonthIsntOverYet()
  return (
    <Alert tone="warn" title={title} {...(className && { className })}>
      {words}
    </Alert>
  )
}

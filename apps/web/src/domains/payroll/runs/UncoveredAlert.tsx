import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { Alert } from '#ui/Alert.tsx'
import { uncoveredWords } from './runWords.ts'

/** Warns that a run was computed before its month was over, until it is paid. */
export function UncoveredAlert({ run, className }: { run: PayRun; className?: string }) {
  const words = uncoveredWords(run)
  if (!words || run.status === 'paid' || run.status === 'locked') return null
  const title = run.uncovered?.isOver ? 'The end of the month is not included' : 'This month isn’t over yet'
  return (
    <Alert tone="warn" title={title} {...(className && { className })}>
      {words}
    </Alert>
  )
}

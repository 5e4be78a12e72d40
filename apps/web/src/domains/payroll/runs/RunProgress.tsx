import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { locale } from '#lib/locale.ts'
import { Card } from '#ui/Card.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { m } from './messages.ts'

const number = new Intl.NumberFormat(locale)

/** How far the computing is; nothing once it is done. */
export function RunProgress({ run: { status, progress, problem } }: { run: PayRun }) {
  if (problem || (status !== 'draft' && status !== 'computing')) return null
  const { done, total } = progress
  const known = total > 0
  return (
    <Card aria-label={m.computing()} className="mb-5 px-5 py-4 max-sm:px-4">
      <p role="status" className="tnum mb-2 text-base text-ink-2">
        {known ? m.computingPeople({ done: number.format(done), total }) : m.computationIsStarting()}
      </p>
      <ProgressBar label={m.computing()} value={known ? done / total : undefined} />
      <p className="mt-2 text-sm text-ink-3">{m.youCanLeaveThisPage()}</p>
    </Card>
  )
}

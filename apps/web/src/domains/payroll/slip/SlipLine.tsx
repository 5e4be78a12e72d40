import type { MyPayslip } from '@campanile/contract/payroll/my-pay.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Chip } from '#ui/Chip.tsx'
import { moneyWords } from '../money.ts'
import { runTitle } from '../runs/runWords.ts'
import { m } from './messages.ts'
import { slipPaymentWords } from './slipWords.ts'

/** One payslip in a list: its month, when it was approved or paid, and its net pay. */
export function SlipLine({ slip }: { slip: MyPayslip }) {
  const { date } = useTimeFormat()
  const { month, runKind, net, currency, approvedAt, reversed } = slip
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-md font-title">
          {runTitle({ month, kind: runKind })}
          {reversed && (
            <Chip tone="bad" glyph="dash">
              {m.reversed()}
            </Chip>
          )}
        </span>
        <span className="tnum block text-sm text-ink-3">
          {slipPaymentWords(slip) ?? m.approvedOn({ date: date(approvedAt) })}
        </span>
      </span>
      <span className="tnum shrink-0 text-md font-title">{moneyWords(net, currency)}</span>
    </>
  )
}

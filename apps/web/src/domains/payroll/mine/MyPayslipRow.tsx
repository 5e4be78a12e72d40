import type { MyPayslip } from '@campanile/contract/payroll/my-pay.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Chip } from '#ui/Chip.tsx'
import { moneyWords } from '../money.ts'
import { mySlipPath } from '../payrollPaths.ts'
import { runTitle } from '../runs/runWords.ts'
import { paymentWords } from '../slip/slipWords.ts'

/** One payslip of mine, which leads to its lines. */
export function MyPayslipRow({ slip }: { slip: MyPayslip }) {
  const { date } = useTimeFormat()
  const { id, month, runKind, net, currency, approvedAt, reversed } = slip
  return (
    <Link
      to={mySlipPath(id)}
      className="flex items-center gap-4 px-5 py-3.5 hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-md font-title">
          {runTitle({ month, kind: runKind })}
          {reversed && (
            <Chip tone="bad" glyph="dash">
              Reversed
            </Chip>
          )}
        </span>
        <span className="tnum block text-sm text-ink-3">
          {paymentWords(slip) ?? `Approved ${date(approvedAt)}`}
        </span>
      </span>
      <span className="tnum shrink-0 text-md font-title">{moneyWords(net, currency)}</span>
      <ChevronRight size={16} className="shrink-0 text-ink-3" aria-hidden="true" />
    </Link>
  )
}

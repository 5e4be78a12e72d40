import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { Link } from 'react-router'
import { numberWords } from '#lib/figures.ts'
import type { TimeFormat } from '#lib/time.ts'
import type { Column } from '#ui/column.ts'
import { moneyWords } from '../money.ts'
import { runPath } from '../payrollPaths.ts'
import { m } from './messages.ts'
import { RunChip } from './RunChip.tsx'
import { openWords, paidWords, runNews, runTitle } from './runWords.ts'

const RunLink = ({ run }: { run: PayRun }) => (
  <Link to={runPath(run.id)} className="font-strong text-ink hover:underline">
    {runTitle(run)}
  </Link>
)

/** Waiting items of a run: discrepancies, questions. */
const RunWaiting = ({ run }: { run: PayRun }) => {
  const open = openWords(run)
  return open ? (
    <span className="tnum font-label text-warn-ink">{open}</span>
  ) : (
    <span className="text-ink-3">{m.nothing()}</span>
  )
}

export const runColumns = (time: TimeFormat): Column<PayRun>[] => [
  {
    id: 'month',
    head: m.month(),
    className: 'w-[30%]',
    cell: (run) => (
      <span className="block min-w-0">
        <RunLink run={run} />
        <span className="tnum block truncate text-xs text-ink-3">{runNews(run, time)}</span>
      </span>
    ),
    phone: {
      title: (run) => <RunLink run={run} />,
      essence: (run) => <span className="tnum">{paidWords(run)}</span>,
      meta: (run) => <span className="tnum">{runNews(run, time)}</span>,
    },
  },
  { id: 'status', head: m.state(), cell: (run) => <RunChip run={run} />, phone: 'chip' },
  {
    id: 'people',
    head: m.people(),
    align: 'right',
    cell: ({ totals }) => numberWords(totals.people),
  },
  {
    id: 'earnings',
    head: m.earnings(),
    align: 'right',
    className: 'max-lg:hidden',
    cell: ({ totals, currency }) => moneyWords(totals.earnings, currency),
  },
  {
    id: 'net',
    head: m.netPay(),
    align: 'right',
    cell: ({ totals, currency }) => (
      <span className="font-strong text-ink">{moneyWords(totals.net, currency)}</span>
    ),
  },
  {
    id: 'unpaid',
    head: m.unpaid(),
    align: 'right',
    className: 'max-lg:hidden',
    cell: ({ payments, currency }) =>
      payments.unpaidAmount === 0 ? (
        <span className="text-ink-3">–</span>
      ) : (
        <span className="text-warn-ink">{moneyWords(payments.unpaidAmount, currency)}</span>
      ),
  },
  {
    id: 'waiting',
    head: m.toReview(),
    cell: (run) => <RunWaiting run={run} />,
    phone: {
      meta: (run) => {
        const open = openWords(run)
        return open && <span className="font-label text-warn-ink">{open}</span>
      },
    },
  },
]

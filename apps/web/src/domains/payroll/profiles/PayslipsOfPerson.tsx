import type { MyPayslip } from '@campanile/contract/payroll/my-pay.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { usePageParam } from '#lib/usePageParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Chip } from '#ui/Chip.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { moneyWords } from '../money.ts'
import { runTitle } from '../runs/runWords.ts'
import { slipPaymentWords } from '../slip/slipWords.ts'
import { m } from './messages.ts'

const SlipPanel = lazyDialog(() => import('../slip/SlipPanel.tsx'), 'SlipPanel')

/** A person's approved payslips, the latest first. Reading them is audited. */
export function PayslipsOfPerson({ personId }: { personId: string }) {
  const [page, setPage] = usePageParam('payslips')
  const slips = useRead('listPayslipsOf', { personId, page, pageSize: 12 })
  const [opened, setOpened] = useState<string>()
  return (
    <>
      <ListCard
        label={m.payslips()}
        list={{ setPage }}
        query={slips}
        failure={m.weCouldntLoadThePayslips()}
        head={<h2 className="px-5 pb-2 pt-4 text-lg font-title max-sm:px-4">{m.payslips()}</h2>}
        empty={m.noApprovedPayslips()}
        rowKey={({ id }) => id}
        item={(slip) => <SlipRow slip={slip} onOpen={() => setOpened(slip.id)} />}
      />
      {opened && <SlipPanel payslipId={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** One payslip, which opens its lines. */
function SlipRow({ slip, onOpen }: { slip: MyPayslip; onOpen: () => void }) {
  const { date } = useTimeFormat()
  const { month, runKind, net, currency, approvedAt, reversed } = slip
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-center gap-4 px-5 py-3 text-start hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4"
    >
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
    </button>
  )
}

import {
  type Discrepancy,
  type DiscrepancyDecision,
  discrepancyKinds,
  discrepancyWords,
} from '@campanile/contract/payroll/pay-discrepancies.ts'
import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead, useReadNow } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { bulkOffers } from './bulkOffers.ts'
import { DiscrepancyRow, discrepancyName } from './DiscrepancyRow.tsx'
import { m } from './messages.ts'

const DiscrepanciesFrame = lazyDialog(() => import('./DiscrepanciesFrame.tsx'), 'DiscrepanciesFrame')
const SettleDialog = lazyDialog(() => import('./SettleDialog.tsx'), 'SettleDialog')

const states = ['open', 'settled'] as const
const shape = { filters: ['kind', 'state'], sort: '' }
const stateOptions = [
  { value: 'open', label: m.open() },
  { value: 'settled', label: m.resolved() },
]

/** Invalid parameters of an old or mistyped link are ignored. */
const queryOf = ({ page, search, filters }: ListView) => ({
  ...withinLimits({ page, search }),
  kind: oneOf(discrepancyKinds, filters.kind),
  state: oneOf(states, filters.state),
})

interface Settling {
  items: readonly Discrepancy[]
  decision: DiscrepancyDecision
  /** Clears the selection that they come from. */
  clear?: () => void
}

/** Discrepancies to resolve before the run is approved. */
export function DiscrepanciesTab({ run }: { run: PayRun }) {
  const list = useListView(shape)
  const asked = { payRunId: run.id, ...queryOf(list.view) }
  const query = useRead('listDiscrepancies', asked)
  const readNow = useReadNow()
  const { day } = useTimeFormat()
  const [settling, setSettling] = useState<Settling>()
  const [opened, setOpened] = useState<string>()
  const { open: openSlip } = useOpenedParam('payslip')
  const { open: openPerson } = useOpenedParam('person')
  const { data } = query
  const kindOptions = (data?.counts ?? []).map(({ kind, open }) => ({
    value: kind,
    label:
      open > 0
        ? m.kindWithCount({ kind: discrepancyWords[kind].label, count: open })
        : discrepancyWords[kind].label,
  }))
  return (
    <>
      <ListCard
        name="discrepancies"
        label={m.discrepancies()}
        list={list}
        query={query}
        count={(count) => rowCounts.discrepancies({ count })}
        failure={m.weCouldntLoadTheDiscrepancies()}
        search={m.findAPerson()}
        filters={[
          { name: 'state', label: m.state(), options: stateOptions },
          { name: 'kind', label: m.kind(), options: kindOptions },
        ]}
        empty={{
          kind: 'done',
          title: m.noDiscrepancies(),
          text: m.everythingMatches(),
        }}
        rowKey={({ id }) => id}
        item={(row) => (
          <DiscrepancyRow
            discrepancy={row}
            onReview={() => setOpened(row.id)}
            onPayslip={openSlip}
            onPerson={openPerson}
          />
        )}
        selection={{
          nameOf: (row) => discrepancyName(row, day),
          canSelect: ({ kind, can }) => can.settle && discrepancyWords[kind].decisions.length > 0,
          bar: (selected, clear) =>
            bulkOffers(selected).map(({ decision, items, label }) => (
              <Button key={decision} onClick={() => setSettling({ items, decision, clear })}>
                {label}
              </Button>
            )),
        }}
      />
      {opened && (
        <DiscrepanciesFrame
          payRunId={run.id}
          opened={opened}
          rows={data?.items ?? []}
          pages={
            data && {
              shown: data,
              load: (page) => readNow('listDiscrepancies', { ...asked, page }),
              onPage: list.setPage,
            }
          }
          onOpen={setOpened}
          onPayslip={openSlip}
          onPerson={openPerson}
          onClose={() => setOpened(undefined)}
        />
      )}
      {settling && (
        <SettleDialog
          run={run}
          items={settling.items}
          decision={settling.decision}
          onClose={() => setSettling(undefined)}
          onSettled={() => {
            setSettling(undefined)
            settling.clear?.()
          }}
        />
      )}
    </>
  )
}

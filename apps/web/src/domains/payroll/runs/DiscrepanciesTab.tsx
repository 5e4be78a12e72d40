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
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { FilterSelect, ListFilters } from '../ListFilters.tsx'
import { DiscrepancyBulkBar } from './DiscrepancyBulkBar.tsx'
import { DiscrepancyRow } from './DiscrepancyRow.tsx'

const SettleDialog = lazyDialog(() => import('./SettleDialog.tsx'), 'SettleDialog')

const discrepancies = ['discrepancy', 'discrepancies'] as const
const states = ['open', 'settled'] as const
const shape = { filters: ['kind', 'state'], sort: '' }
const stateOptions = [
  { value: 'open', label: 'Open' },
  { value: 'settled', label: 'Settled' },
]

/** What a stale or mistyped link asks in vain is left out. */
const queryOf = ({ page, search, filters }: ListView) => ({
  ...withinLimits({ page, search }),
  kind: oneOf(discrepancyKinds, filters.kind),
  state: oneOf(states, filters.state),
})

interface Settling {
  items: readonly Discrepancy[]
  decision: DiscrepancyDecision
}

/** What has to be looked at before the run is approved. */
export function DiscrepanciesTab({ run }: { run: PayRun }) {
  const list = useListView(shape)
  const query = useRead('listDiscrepancies', { payRunId: run.id, ...queryOf(list.view) })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [settling, setSettling] = useState<Settling>()
  const { open: openSlip } = useOpenedParam('payslip')
  const { open: openPerson } = useOpenedParam('person')
  const { data } = query
  const kindOptions = (data?.counts ?? []).map(({ kind, open }) => ({
    value: kind,
    label: open > 0 ? `${discrepancyWords[kind].label} (${open})` : discrepancyWords[kind].label,
  }))
  const openIds =
    data?.items.filter(({ decision, can }) => decision === null && can.settle).map(({ id }) => id) ?? []
  const picked = data?.items.filter(({ id, can }) => chosen.includes(id) && can.settle) ?? []
  const toggle = (id: string, on: boolean) =>
    setChosen((before) => (on ? [...before, id] : before.filter((it) => it !== id)))
  return (
    <Card aria-label="Discrepancies">
      {picked.length > 0 ? (
        <DiscrepancyBulkBar
          picked={picked}
          onDecide={(decision) => setSettling({ items: picked, decision })}
          onClear={() => setChosen([])}
        />
      ) : (
        <ListFilters list={list} label="Find a person" total={data?.total} unit={discrepancies}>
          <FilterSelect list={list} name="state" label="State" options={stateOptions} />
          <FilterSelect list={list} name="kind" label="Kind" options={kindOptions} />
          {openIds.length > 1 && <Button onClick={() => setChosen(openIds)}>Choose all open</Button>}
        </ListFilters>
      )}
      <PagedList
        query={query}
        onPage={list.setPage}
        failure="We could not load the discrepancies"
        heading="h2"
        empty={
          list.narrowed ? (
            <Empty
              kind="search"
              title="No discrepancy fits these filters"
              action={<Button onClick={list.clear}>Clear filters</Button>}
            />
          ) : (
            <Empty kind="done" title="No discrepancies">
              What was taught, recorded and on leave fits together.
            </Empty>
          )
        }
      >
        {(rows) => (
          <ul aria-label="Discrepancies" className="divide-y divide-line">
            {rows.map((row) => (
              <DiscrepancyRow
                key={row.id}
                discrepancy={row}
                chosen={chosen.includes(row.id)}
                onChoose={(on) => toggle(row.id, on)}
                onDecide={(decision) => setSettling({ items: [row], decision })}
                onPayslip={openSlip}
                onPerson={openPerson}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {settling && (
        <SettleDialog
          run={run}
          items={settling.items}
          decision={settling.decision}
          onClose={() => setSettling(undefined)}
          onSettled={() => {
            setSettling(undefined)
            setChosen([])
          }}
        />
      )}
    </Card>
  )
}

import { payRunStatuses, payRunStatusWords } from '@campanile/contract/payroll/pay-values.ts'
import { Plus } from 'lucide-react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { oneOf, withinLimits } from '#lib/listParams.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { FilterSelect } from '../ListFilters.tsx'
import { PayrollHead } from '../PayrollHead.tsx'
import { payrollPath } from '../payrollPaths.ts'
import { counted } from '../payWords.ts'
import { QuestionLink } from '../QuestionLink.tsx'
import { RunItem } from './RunItem.tsx'
import { runColumns } from './runColumns.tsx'

const StartRunDialog = lazyDialog(() => import('./StartRunDialog.tsx'), 'StartRunDialog')

const shape = { filters: ['status'], sort: '' }
const statusOptions = payRunStatuses.map((value) => ({ value, label: payRunStatusWords[value] }))

function Runs() {
  useDocumentTitle('Payroll Management')
  const list = useListView(shape)
  const time = useTimeFormat()
  const [starting, setStarting] = useFlagParam('new')
  const runs = useRead('listPayRuns', {
    page: withinLimits(list.view).page,
    status: oneOf(payRunStatuses, list.view.filters.status),
  })
  const { data } = runs
  return (
    <>
      <PayrollHead>
        <Button
          variant="primary"
          icon={<Plus size={15} aria-hidden="true" />}
          disabled={!data}
          onClick={() => setStarting(true)}
        >
          Start pay run
        </Button>
      </PayrollHead>
      <Card aria-label="Pay runs">
        <FilterBar count={data ? counted(data.total, 'run') : ''}>
          <FilterSelect list={list} name="status" label="State" options={statusOptions} />
        </FilterBar>
        <PagedList
          query={runs}
          onPage={list.setPage}
          failure="We could not load the pay runs"
          heading="h2"
          empty={
            list.narrowed ? (
              <Empty
                kind="search"
                title="No run is in this state"
                action={<Button onClick={list.clear}>Show all</Button>}
              />
            ) : (
              <Empty kind="none" title="No pay run yet">
                A run computes what everybody with a pay profile is due for a month. Nobody is paid before you
                approve it.
              </Empty>
            )
          }
        >
          {(rows, stale) => (
            <DataTable
              label="Pay runs"
              columns={runColumns(time)}
              rows={rows}
              rowKey={({ id }) => id}
              stale={stale}
              item={(run) => <RunItem run={run} />}
            />
          )}
        </PagedList>
      </Card>
      {starting && data && <StartRunDialog nextMonth={data.nextMonth} onClose={() => setStarting(false)} />}
    </>
  )
}

/** `/app/payroll`: the pay run of each month, the latest first. */
export const RunsScreen = () => (
  <QuestionLink to={`${payrollPath}/questions`}>
    <Runs />
  </QuestionLink>
)

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
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { PayrollHead } from '../PayrollHead.tsx'
import { payrollPath } from '../payrollPaths.ts'
import { QuestionLink } from '../QuestionLink.tsx'
import { m } from './messages.ts'
import { PayTrend } from './PayTrend.tsx'
import { runColumns } from './runColumns.tsx'

const StartRunDialog = lazyDialog(() => import('./StartRunDialog.tsx'), 'StartRunDialog')

const shape = { filters: ['status'], sort: '' }
const statusOptions = payRunStatuses.map((value) => ({ value, label: payRunStatusWords[value] }))

function Runs() {
  useDocumentTitle(m.payrollManagement())
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
          {m.startPayRun()}
        </Button>
      </PayrollHead>
      <ListCard
        name="pay-runs"
        label={m.payRuns()}
        list={list}
        query={runs}
        count={(count) => rowCounts.runs({ count })}
        failure={m.weCouldntLoadThePayRuns()}
        filters={[{ name: 'status', label: m.state(), options: statusOptions }]}
        empty={{
          title: m.noPayRunsYet(),
          text: m.whatARunDoes(),
        }}
        columns={runColumns(time)}
        rowKey={({ id }) => id}
      />
      {data && <PayTrend runs={data.items} />}
      {starting && data && (
        <StartRunDialog
          nextMonth={data.nextMonth}
          freeMonths={data.freeMonths}
          onClose={() => setStarting(false)}
        />
      )}
    </>
  )
}

/** `/app/payroll`: the pay run of each month, the latest first. */
export const RunsScreen = () => (
  <QuestionLink to={`${payrollPath}/questions`}>
    <Runs />
  </QuestionLink>
)

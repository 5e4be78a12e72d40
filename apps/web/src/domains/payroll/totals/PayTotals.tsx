import type { PaySums } from '@campanile/contract/analytics-staff.ts'
import { useQuery } from '@tanstack/react-query'
import { Columns } from '#charts/Columns.tsx'
import { WithTable } from '#charts/WithTable.tsx'
import { api } from '#lib/api.ts'
import { counted } from '#lib/counted.ts'
import { monthAndYear, shortMonth } from '#lib/plainDate.ts'
import { Alert } from '#ui/Alert.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { moneyWords } from '../money.ts'
import { employmentWords } from '../payWords.ts'
import { SumsTable } from './SumsTable.tsx'

const firstDay = (month: string) => `${month}-01`

interface MonthsProps {
  months: readonly (PaySums & { month: string })[]
  currency: string
}

/** Net pay month by month. */
const Months = ({ months, currency }: MonthsProps) => (
  <WithTable
    label="Net pay by month"
    heads={['Month', 'People', 'Net']}
    rows={months.map((it) => [monthAndYear(firstDay(it.month)), it.people, moneyWords(it.net, currency)])}
  >
    <Columns
      summary={months
        .map((it) => `${monthAndYear(firstDay(it.month))} ${moneyWords(it.net, currency)}`)
        .join('; ')}
      columns={months.map((it) => ({
        label: shortMonth(firstDay(it.month)),
        value: it.net,
        text: moneyWords(it.net, currency).replace(/[.,]\d\d$/, ''),
      }))}
    />
  </WithTable>
)

/** What approved pay runs of a term come to. */
export function PayTotals({ termId }: { termId: string | undefined }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['analytics', 'pay', termId],
    queryFn: ({ signal }) => api.readPayTotals({ termId }, { signal }),
  })
  if (!data) {
    return (
      <Card>
        {error ? (
          <LoadFailed title="We could not load the totals" error={error} onRetry={refetch} />
        ) : (
          <SkeletonList />
        )}
      </Card>
    )
  }
  if (data.months.length === 0) {
    return (
      <Card>
        <Empty kind="none" title="No pay run of this term is approved yet">
          Totals follow the approval of a month.
        </Empty>
      </Card>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {data.recorded && (
        <Alert tone="info">
          A sum here is of one or two people, so that it tells what one of them earns. That you looked at it
          is recorded.
        </Alert>
      )}
      <Card aria-labelledby="pay-months">
        <CardHead
          id="pay-months"
          title="Net pay"
          hint={`Of ${counted(data.overall.people, 'person', 'people')} in ${counted(data.months.length, 'month')}`}
        />
        <div className="px-5 pb-3 pt-4 max-sm:px-4">
          <p className="tnum mb-4 text-5xl font-[620] max-sm:text-4xl">
            {moneyWords(data.overall.net, data.currency)}
          </p>
          <Months months={data.months} currency={data.currency} />
        </div>
      </Card>
      <SumsTable
        title="By month"
        head="Month"
        currency={data.currency}
        rows={data.months.map((it) => ({ ...it, id: it.month, name: monthAndYear(firstDay(it.month)) }))}
      />
      <SumsTable
        title="By employment"
        head="Employment"
        currency={data.currency}
        rows={data.employmentTypes.map((it) => ({
          ...it,
          id: it.employmentType ?? 'none',
          name: it.employmentType ? employmentWords[it.employmentType] : 'Not said',
        }))}
      />
    </div>
  )
}

import { type AnalyticsStaffDay, staffDayKinds } from '@campanile/contract/analytics/analytics-staff.ts'
import { staffDayKindWords } from '@campanile/contract/analytics/analytics-words.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { Link } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { hidden } from '#ui/hidden.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { m } from './messages.ts'
import { partChips } from './partWords.ts'
import { RowsCard } from './RowsCard.tsx'
import type { RowsListProps } from './rowsListProps.ts'
import { staffDaysAsked, wholeOf } from './rowsView.ts'

const orders = [
  { value: '-date', label: m.newestFirst() },
  { value: 'date', label: m.oldestFirst() },
  { value: 'person', label: m.name() },
]
const dayOptions = staffDayKinds.map((value) => ({ value, label: staffDayKindWords[value] }))
const tones: Record<AnalyticsStaffDay['status'], Tone> = {
  present: 'ok',
  late: 'warn',
  'half-day': 'warn',
  absent: 'bad',
  'on-leave': 'info',
}

const Status = ({ it }: { it: AnalyticsStaffDay }) => (
  <Chip tone={tones[it.status]}>{staffDayKindWords[it.status]}</Chip>
)
const Person = ({ it: { personId, personName, role } }: { it: AnalyticsStaffDay }) => (
  <PersonLink personId={personId} name={personName} personRole={role} />
)
/** Leads to the board of that day, where it can be corrected. */
const Day = ({ it }: { it: AnalyticsStaffDay }) => (
  <Link
    to={`/app/manage-attendance?${new URLSearchParams({ date: it.date, search: it.personName })}`}
    className="hover:underline"
  >
    {m.dayOfPerson({ person: it.personName, day: formatPlainDay(it.date), hidden })}
  </Link>
)

/** Days of staff and lecturers that say something. */
export function StaffDayList({ list }: RowsListProps) {
  const { time } = useTimeFormat()
  const asked = staffDaysAsked(list.view)
  const query = useRead('listAnalyticsStaffDays', asked)
  const at = (instant: string | null) => (instant === null ? '–' : time(instant))
  const columns: Column<AnalyticsStaffDay>[] = [
    {
      id: 'person',
      head: m.person(),
      sortable: true,
      className: 'w-[34%] max-w-0',
      cell: (it) => (
        <CellWithSub sub={joinFacts(it.number, roleLabel(it.role, it.employmentType))}>
          <Person it={it} />
        </CellWithSub>
      ),
      phone: {
        title: (it) => <Person it={it} />,
        meta: (it) => roleLabel(it.role, it.employmentType),
      },
    },
    { id: 'date', head: m.day(), sortable: true, cell: (it) => <Day it={it} />, phone: 'essence' },
    {
      id: 'in',
      head: m.in(),
      align: 'right',
      cell: (it) => at(it.inAt),
      phone: { meta: (it) => m.checkedInAt({ time: at(it.inAt) }) },
    },
    {
      id: 'out',
      head: m.out(),
      align: 'right',
      cell: (it) => at(it.outAt),
      phone: { meta: (it) => m.checkedOutAt({ time: at(it.outAt) }) },
    },
    { id: 'status', head: m.status(), cell: (it) => <Status it={it} />, phone: 'chip' },
  ]
  return (
    <RowsCard
      name="rows-staff-days"
      list={list}
      query={query}
      label={m.staffDays()}
      count={(count) => rowCounts.days({ count })}
      search={m.findAPerson()}
      sort={asked.sort}
      orders={orders}
      chips={partChips(asked)}
      columns={columns}
      rowKey={(it) => `${it.date} ${it.personId}`}
      exportAt={(format) => addressFor('exportAnalyticsStaffDays', { ...wholeOf(asked), format })}
      filters={[{ name: 'days', label: m.status(), options: dayOptions }]}
    />
  )
}

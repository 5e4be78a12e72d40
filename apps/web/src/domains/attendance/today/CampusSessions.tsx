import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import { useMemo } from 'react'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useListView } from '#lib/useListView.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { SearchInput } from '#ui/SearchInput.tsx'
import { Select } from '#ui/Select.tsx'
import { TwoLines } from '#ui/TwoLines.tsx'
import { CountBar } from '../CountBar.tsx'
import { phaseOf } from '../sessionPhase.ts'
import { type CampusState, campusStates, sessionsOfView } from './campusView.ts'
import { SessionActions } from './SessionActions.tsx'
import { SessionChip } from './SessionChip.tsx'

const listShape = { filters: ['state'], sort: '' }

const stateLabels: Record<CampusState, string> = {
  all: 'All',
  on: 'On now',
  open: 'Check-in open',
  missing: 'No register',
}
const stateOptions = campusStates.map((value) => ({ value, label: stateLabels[value] }))

const Count = ({ session }: { session: SessionToday }) =>
  session.checkIn === 'none' ? (
    <span className="tnum text-ink-3">{session.enrolled} enrolled</span>
  ) : (
    <CountBar part={session.attending ?? 0} base={session.enrolled ?? 0} />
  )

function useColumns(now: Date): Column<SessionToday>[] {
  const { range } = useTimeFormat()
  return [
    {
      id: 'class',
      head: 'Class',
      cell: (it) => <TwoLines sub={it.courseCode}>{it.courseTitle}</TwoLines>,
    },
    { id: 'time', head: 'Time', cell: (it) => <span className="tnum">{range(it.startsAt, it.endsAt)}</span> },
    {
      id: 'lecturer',
      head: 'Lecturer',
      className: 'max-lg:hidden',
      cell: (it) => it.lecturers.join(', '),
    },
    { id: 'room', head: 'Room', className: 'max-lg:hidden', cell: (it) => it.room },
    { id: 'count', head: 'Checked in', cell: (it) => <Count session={it} /> },
    { id: 'state', head: 'State', cell: (it) => <SessionChip session={it} phase={phaseOf(it, now)} /> },
    {
      id: 'act',
      head: 'Register',
      headHidden: true,
      align: 'right',
      cell: (it) => <SessionActions session={it} variant="secondary" />,
    },
  ]
}

/** Today's sessions of the whole campus, live. */
export function CampusSessions({ today }: { today: Answer<'listSessionsToday'> }) {
  const { range } = useTimeFormat()
  const { view, setSearch, setFilter, narrowed, clear } = useListView(listShape)
  const now = useServerNow(today.clockOffset, 10_000)
  const columns = useColumns(now)
  const state = campusStates.find((it) => it === view.filters.state) ?? 'all'
  const { search } = view
  const sessions = useMemo(
    () => sessionsOfView(today.items, { state, search }, now),
    [today.items, state, search, now],
  )
  return (
    <Card className="overflow-hidden">
      <FilterBar count={`${sessions.length} of ${today.items.length} sessions`}>
        <SearchInput
          label="Find a class, lecturer or room"
          value={search}
          onChange={setSearch}
          className="w-72 max-md:w-full"
        />
        <Select
          label="State"
          prefix="State"
          value={state}
          onChange={(value) => setFilter('state', value === 'all' ? '' : value)}
          options={stateOptions}
        />
      </FilterBar>
      {sessions.length === 0 ? (
        <Empty
          kind={narrowed ? 'search' : 'none'}
          title={narrowed ? 'No session matches' : 'No sessions today'}
          action={narrowed && <Button onClick={clear}>Show all</Button>}
        />
      ) : (
        <DataTable
          label="Today’s sessions"
          columns={columns}
          rows={sessions}
          rowKey={({ id }) => id}
          item={(it) => (
            <ListItem
              title={it.courseTitle}
              chip={<SessionChip session={it} phase={phaseOf(it, now)} />}
              essence={[range(it.startsAt, it.endsAt), it.room].filter(Boolean).join(' · ')}
              meta={
                <span className="flex flex-wrap items-center justify-between gap-2 pt-1">
                  <Count session={it} />
                  <SessionActions session={it} variant="secondary" />
                </span>
              }
            />
          )}
        />
      )}
    </Card>
  )
}

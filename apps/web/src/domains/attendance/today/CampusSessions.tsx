import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import { useMemo } from 'react'
import { counted } from '#lib/counted.ts'
import { allOnOnePage } from '#lib/onePage.ts'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useListView } from '#lib/useListView.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { ListCard } from '#ui/ListCard.tsx'
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
const stateOptions = campusStates
  .filter((value) => value !== 'all')
  .map((value) => ({ value, label: stateLabels[value] }))

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
      cell: (it) => <CellWithSub sub={it.courseCode}>{it.courseTitle}</CellWithSub>,
      phone: { title: ({ courseTitle }) => courseTitle },
    },
    {
      id: 'time',
      head: 'Time',
      cell: (it) => <span className="tnum">{range(it.startsAt, it.endsAt)}</span>,
      phone: 'essence',
    },
    {
      id: 'lecturer',
      head: 'Lecturer',
      className: 'max-lg:hidden',
      cell: (it) => it.lecturers.join(', '),
    },
    { id: 'room', head: 'Room', className: 'max-lg:hidden', cell: (it) => it.room, phone: 'essence' },
    { id: 'count', head: 'Checked in', cell: (it) => <Count session={it} />, phone: 'meta' },
    {
      id: 'state',
      head: 'State',
      cell: (it) => <SessionChip session={it} phase={phaseOf(it, now)} />,
      phone: 'chip',
    },
    {
      id: 'act',
      head: 'Register',
      headHidden: true,
      align: 'right',
      cell: (it) => <SessionActions session={it} variant="secondary" />,
      phone: 'foot',
    },
  ]
}

/** Today's sessions of the whole campus, live. */
export function CampusSessions({ today }: { today: Answer<'listSessionsToday'> }) {
  const list = useListView(listShape)
  const now = useServerNow(today.clockOffset, 10_000)
  const columns = useColumns(now)
  const { search, filters } = list.view
  const state = campusStates.find((it) => it === filters.state) ?? 'all'
  const sessions = useMemo(
    () => sessionsOfView(today.items, { state, search }, now),
    [today.items, state, search, now],
  )
  return (
    <ListCard
      name="campus-sessions"
      label="Sessions today"
      rowsLabel="Today’s sessions"
      list={list}
      query={allOnOnePage(sessions)}
      unit={['session']}
      count={`${sessions.length} of ${counted(today.items.length, 'session')}`}
      failure="We couldn’t load the sessions"
      search="Find a class, lecturer or room"
      filters={[{ name: 'state', label: 'State', options: stateOptions }]}
      empty={{ title: 'No sessions today' }}
      columns={columns}
      rowKey={({ id }) => id}
    />
  )
}

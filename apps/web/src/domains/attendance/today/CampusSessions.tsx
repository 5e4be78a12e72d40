import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import { useMemo } from 'react'
import { allOnOnePage } from '#lib/onePage.ts'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useListView } from '#lib/useListView.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import type { Column } from '#ui/column.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { PersonLinks } from '#ui/PersonLinks.tsx'
import { RoomLink } from '#ui/RoomLink.tsx'
import { CountBar } from '../CountBar.tsx'
import { expectedIn } from '../expectedIn.ts'
import { phaseOf } from '../sessionPhase.ts'
import { type CampusState, campusStates, sessionsOfView } from './campusView.ts'
import { m } from './messages.ts'
import { SessionActions } from './SessionActions.tsx'
import { SessionChip } from './SessionChip.tsx'

const listShape = { filters: ['state'], sort: '' }

const stateLabels: Record<CampusState, string> = {
  all: m.all(),
  on: m.onNow(),
  open: m.checkInOpen(),
  missing: m.noRegister(),
}
const stateOptions = campusStates
  .filter((value) => value !== 'all')
  .map((value) => ({ value, label: stateLabels[value] }))

const Count = ({ session }: { session: SessionToday }) =>
  session.checkIn === 'none' ? (
    <span className="tnum text-ink-3">{m.enrolledCount({ enrolled: session.enrolled ?? 0 })}</span>
  ) : (
    <CountBar part={session.attending ?? 0} base={expectedIn(session)} />
  )

function useColumns(now: Date): Column<SessionToday>[] {
  const { range } = useTimeFormat()
  return [
    {
      id: 'class',
      head: m.class(),
      cell: (it) => (
        <CellWithSub sub={it.courseCode}>
          <ClassLink classId={it.classId}>{it.courseTitle}</ClassLink>
        </CellWithSub>
      ),
      phone: { title: (it) => <ClassLink classId={it.classId}>{it.courseTitle}</ClassLink> },
    },
    {
      id: 'time',
      head: m.time(),
      cell: (it) => <span className="tnum">{range(it.startsAt, it.endsAt)}</span>,
      phone: 'essence',
    },
    {
      id: 'lecturer',
      head: m.lecturer(),
      className: 'max-lg:hidden',
      cell: (it) => <PersonLinks people={it.lecturers} personRole="lecturer" />,
    },
    {
      id: 'room',
      head: m.room(),
      className: 'max-lg:hidden',
      cell: (it) => it.room && <RoomLink roomId={it.room.id}>{it.room.name}</RoomLink>,
      phone: 'essence',
    },
    { id: 'count', head: m.checkedIn(), cell: (it) => <Count session={it} />, phone: 'meta' },
    {
      id: 'state',
      head: m.state(),
      cell: (it) => <SessionChip session={it} phase={phaseOf(it, now)} />,
      phone: 'chip',
    },
    {
      id: 'act',
      head: m.register(),
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
      label={m.sessionsToday()}
      rowsLabel={m.todaysSessions()}
      list={list}
      query={allOnOnePage(sessions)}
      count={m.sessionsShown({ shown: sessions.length, total: today.items.length })}
      failure={m.couldNotLoadSessions()}
      search={m.findAClassLecturerOrRoom()}
      filters={[{ name: 'state', label: m.state(), options: stateOptions }]}
      empty={{ title: m.noSessionsToday() }}
      columns={columns}
      rowKey={({ id }) => id}
    />
  )
}

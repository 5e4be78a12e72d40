import type { FoundSession } from '@campanile/contract/attendance/student-attendance.ts'
import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { Chip } from '#ui/Chip.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import type { Column } from '#ui/column.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { PersonLinks } from '#ui/PersonLinks.tsx'
import { RoomLink } from '#ui/RoomLink.tsx'
import { CountBar } from '../CountBar.tsx'
import { expectedIn } from '../expectedIn.ts'
import { m } from './messages.ts'
import { dayOf, recordsQuery } from './recordsQuery.ts'

const shape = { filters: ['from', 'to'], sort: '' }

function State({ session }: { session: FoundSession }) {
  if (session.status === 'cancelled')
    return (
      <Chip tone="bad" glyph="cross">
        {m.cancelled()}
      </Chip>
    )
  if (session.marked === 0) return <Chip tone="warn">{m.noRecords()}</Chip>
  return <CountBar part={session.attending} base={expectedIn(session)} />
}

const RegisterLink = ({ session }: { session: FoundSession }) => (
  <Link
    to={`/app/attendance/sessions/${session.sessionId}`}
    aria-label={m.openRegisterOf({ courseTitle: session.courseTitle })}
    className={buttonClass('secondary', 'sm')}
  >
    {m.register()}
  </Link>
)

/** Sessions up to today, each with its register. */
export function SessionsTab() {
  const { day, range } = useTimeFormat()
  const list = useListView(shape)
  const { page, search } = recordsQuery(list.view)
  const days = { from: dayOf(list.view.filters.from), to: dayOf(list.view.filters.to) }
  const sessions = useRead('findSessions', { page, search, ...days })
  const columns: Column<FoundSession>[] = [
    {
      id: 'class',
      head: m.class(),
      className: 'w-[30%] max-w-0',
      cell: (it) => (
        <CellWithSub sub={it.courseCode}>
          <ClassLink classId={it.classId}>{it.courseTitle}</ClassLink>
        </CellWithSub>
      ),
      phone: { title: (it) => <ClassLink classId={it.classId}>{it.courseTitle}</ClassLink> },
    },
    {
      id: 'time',
      head: m.session(),
      className: 'tnum whitespace-nowrap',
      cell: (it) => (
        <>
          {day(it.startsAt)}
          <span className="block text-xs text-ink-3">{range(it.startsAt, it.endsAt)}</span>
        </>
      ),
      phone: { essence: (it) => `${day(it.startsAt)}, ${range(it.startsAt, it.endsAt)}` },
    },
    {
      id: 'lecturers',
      head: m.lecturer(),
      className: 'max-lg:hidden',
      cell: (it) => <PersonLinks people={it.lecturers} personRole="lecturer" />,
    },
    {
      id: 'room',
      head: m.room(),
      className: 'max-lg:hidden',
      cell: (it) => it.room && <RoomLink roomId={it.room.id}>{it.room.name}</RoomLink>,
    },
    { id: 'state', head: m.attended(), cell: (it) => <State session={it} />, phone: 'foot' },
    {
      id: 'act',
      head: m.register(),
      headHidden: true,
      className: 'w-px',
      cell: (it) => <RegisterLink session={it} />,
      phone: 'foot',
    },
  ]
  return (
    <ListCard
      name="sessions"
      label={m.sessions()}
      list={list}
      query={sessions}
      count={(count) => rowCounts.sessions({ count })}
      failure={m.couldNotLoadSessions()}
      search={m.findAClassLecturerOrRoom()}
      filters={[
        { name: 'from', label: m.from(), kind: 'day' },
        { name: 'to', label: m.to(), kind: 'day' },
      ]}
      empty={{ title: m.noSessionsYet() }}
      columns={columns}
      rowKey={({ sessionId }) => sessionId}
    />
  )
}

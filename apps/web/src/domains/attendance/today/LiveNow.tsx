import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import { Link } from 'react-router'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { PersonLinks } from '#ui/PersonLinks.tsx'
import { RoomLink } from '#ui/RoomLink.tsx'
import { CountBar } from '../CountBar.tsx'
import { expectedIn } from '../expectedIn.ts'
import { phaseOf } from '../sessionPhase.ts'
import { m } from './messages.ts'
import { SessionChip } from './SessionChip.tsx'

const Title = ({ session }: { session: SessionToday }) => (
  <Link to={`/app/attendance/sessions/${session.id}`} className="block font-strong text-ink hover:underline">
    {session.courseTitle}
    <span className="block text-xs font-normal text-ink-3">{session.courseCode}</span>
  </Link>
)

const Count = ({ session }: { session: SessionToday }) =>
  session.checkIn === 'none' && session.counted === 0 ? (
    <span className="tnum text-ink-3">{m.enrolledCount({ enrolled: session.enrolled ?? 0 })}</span>
  ) : (
    <CountBar part={session.attending ?? 0} base={expectedIn(session)} />
  )

const until = (room: string | null, time: string) =>
  room ? m.roomUntil({ room, time }) : m.untilTime({ time })

/** The sessions that are on, and those whose check-in is open already. */
export function LiveNow({ today }: { today: Answer<'listSessionsToday'> }) {
  const { time } = useTimeFormat()
  const now = useServerNow(today.clockOffset, 10_000)
  const sessions = today.items.filter((it) => it.checkIn === 'open' || phaseOf(it, now) === 'on')
  const columns: Column<SessionToday>[] = [
    { id: 'class', head: m.class(), cell: (it) => <Title session={it} /> },
    {
      id: 'lecturer',
      head: m.lecturer(),
      className: 'max-lg:hidden',
      cell: (it) => <PersonLinks people={it.lecturers} personRole="lecturer" />,
    },
    {
      id: 'room',
      head: m.room(),
      cell: (it) => it.room && <RoomLink roomId={it.room.id}>{it.room.name}</RoomLink>,
    },
    { id: 'count', head: m.checkedIn(), cell: (it) => <Count session={it} /> },
    { id: 'state', head: m.checkIns(), cell: (it) => <SessionChip session={it} phase={phaseOf(it, now)} /> },
    { id: 'ends', head: m.ends(), align: 'right', cell: (it) => time(it.endsAt) },
  ]
  return (
    <Card aria-labelledby="live-now" className="overflow-hidden">
      <CardHead id="live-now" title={m.onNow()} hint={m.sessionsInProgress()} className="pb-3" />
      {sessions.length === 0 ? (
        <Empty kind="none" heading="h3" title={m.noSessionInProgress()} />
      ) : (
        <DataTable
          label={m.sessionsOnNow()}
          columns={columns}
          rows={sessions}
          rowKey={({ id }) => id}
          item={(it) => (
            <ListItem
              title={<Title session={it} />}
              chip={<SessionChip session={it} phase={phaseOf(it, now)} />}
              essence={until(it.room?.name ?? null, time(it.endsAt))}
              meta={<Count session={it} />}
            />
          )}
        />
      )}
    </Card>
  )
}

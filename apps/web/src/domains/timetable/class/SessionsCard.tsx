import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { CardHead } from '#ui/CardHead.tsx'
import { Chip } from '#ui/Chip.tsx'
import { hidden } from '#ui/hidden.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { RoomLink } from '#ui/RoomLink.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { m } from './messages.ts'
import { type SessionAct, SessionMenu } from './SessionMenu.tsx'

const CancelSessionDialog = lazyDialog(() => import('./CancelSessionDialog.tsx'), 'CancelSessionDialog')
const RequestCancellationDialog = lazyDialog(
  () => import('./RequestCancellationDialog.tsx'),
  'RequestCancellationDialog',
)
const MoveSessionDialog = lazyDialog(() => import('./MoveSessionDialog.tsx'), 'MoveSessionDialog')
const RestoreSessionDialog = lazyDialog(() => import('./RestoreSessionDialog.tsx'), 'RestoreSessionDialog')
const SubstituteDialog = lazyDialog(() => import('./SubstituteDialog.tsx'), 'SubstituteDialog')

/** Milliseconds: whether a session has begun depends on the clock. */
const minute = 60_000

type When = 'upcoming' | 'past'

const sides = [
  { value: 'upcoming', label: m.upcoming() },
  { value: 'past', label: m.past() },
] as const

const dialogs = {
  move: MoveSessionDialog,
  cancel: CancelSessionDialog,
  restore: RestoreSessionDialog,
  substitute: SubstituteDialog,
  'request-cancellation': RequestCancellationDialog,
}

interface SessionsCardProps {
  classId: string
  /** Beside the switch. */
  actions?: ReactNode
}

/** The dated sessions of a class, with their registers and menus. */
export function SessionsCard({ classId, actions }: SessionsCardProps) {
  const [when, setWhen] = useState<When>('upcoming')
  const [page, setPage] = useState(1)
  const [act, setAct] = useState<{ act: SessionAct; session: ClassSession }>()
  const time = useTimeFormat()
  const OpenDialog = act && dialogs[act.act]
  const list = useRead('listClassSessions', { classId, when, page, pageSize: 15 })
  const nameOf = ({ startsAt }: ClassSession) => joinFacts(time.day(startsAt), time.time(startsAt))
  const now = useNow(minute)
  const menu = (session: ClassSession) => (
    <span className="flex items-center justify-end gap-1">
      <RegisterLink session={session} name={nameOf(session)} now={now} />
      <SessionMenu session={session} name={nameOf(session)} onAct={(it) => setAct({ act: it, session })} />
    </span>
  )
  const show = (side: When) => {
    setWhen(side)
    setPage(1)
  }
  return (
    <>
      <ListCard
        label={m.sessions()}
        list={{ setPage }}
        query={list}
        failure={m.weCouldntLoadTheSessions()}
        empty={{ title: when === 'upcoming' ? m.noUpcomingSessions() : m.noPastSessions() }}
        columns={[
          { id: 'day', head: m.day(), cell: (it) => time.day(it.startsAt) },
          { id: 'time', head: m.time(), className: 'tnum', cell: (it) => time.range(it.startsAt, it.endsAt) },
          { id: 'room', head: m.room(), cell: (it) => <Room room={it.room} /> },
          { id: 'state', head: m.status(), cell: (it) => <SessionState status={it.status} /> },
          {
            id: 'change',
            head: m.change(),
            className: 'text-ink-2',
            cell: (it) => <SessionChange session={it} />,
          },
          { id: 'acts', head: m.actions(), headHidden: true, align: 'right', cell: menu },
        ]}
        rowKey={({ id }) => id}
        head={
          <CardHead title={m.sessions()} className="border-b border-line pb-3">
            {actions}
            <Segmented label={m.sessionsShown()} value={when} onChange={show} options={sides} size="sm" />
          </CardHead>
        }
        item={(it) => (
          <ListItem
            title={nameOf(it)}
            chip={<SessionState status={it.status} />}
            essence={<Room room={it.room} />}
            meta={<SessionChange session={it} />}
            action={menu(it)}
          />
        )}
      />
      {OpenDialog && <OpenDialog session={act.session} onClose={() => setAct(undefined)} />}
    </>
  )
}

const Room = ({ room }: Pick<ClassSession, 'room'>) =>
  room ? <RoomLink roomId={room.id}>{room.name}</RoomLink> : m.noRoom()

/** A session's register, from its start. */
function RegisterLink({ session, name, now }: { session: ClassSession; name: string; now: Date }) {
  if (session.status === 'cancelled' || new Date(session.startsAt) > now) return null
  return (
    <Link to={`/app/attendance/sessions/${session.id}`} className={buttonClass('secondary', 'sm')}>
      {m.registerOf({ session: name, hidden })}
    </Link>
  )
}

function SessionState({ status }: Pick<ClassSession, 'status'>) {
  if (status === 'cancelled')
    return (
      <Chip tone="bad" glyph="cross">
        {m.cancelled()}
      </Chip>
    )
  if (status === 'moved') return <Chip tone="warn">{m.moved()}</Chip>
  return <Chip tone={status === 'held' ? 'ok' : 'idle'}>{status === 'held' ? m.held() : m.planned()}</Chip>
}

const requestWords = ({ by, kind }: NonNullable<ClassSession['openRequest']>) =>
  kind === 'move' ? m.requestsAMove({ by }) : m.requestsToCancel({ by })

/** The original plan, the reason for the change, the substitute, and the open request. */
function SessionChange({ session }: { session: ClassSession }) {
  const time = useTimeFormat()
  const { planned, changeReason, substitute, openRequest } = session
  const parts = [
    planned &&
      m.plannedFor({ day: time.day(planned.startsAt), range: time.range(planned.startsAt, planned.endsAt) }),
    changeReason,
    substitute && m.coversIt({ name: substitute.name }),
    openRequest && requestWords(openRequest),
  ].filter((part) => typeof part === 'string')
  // Reasons are typed by people, with a full stop or without.
  return parts.map((part) => part.replace(/\.$/, '')).join('. ')
}

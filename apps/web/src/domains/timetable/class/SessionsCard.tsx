import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { CardHead } from '#ui/CardHead.tsx'
import { Chip } from '#ui/Chip.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { type SessionAct, SessionMenu } from './SessionMenu.tsx'

const CancelSessionDialog = lazyDialog(() => import('./CancelSessionDialog.tsx'), 'CancelSessionDialog')
const RequestCancellationDialog = lazyDialog(
  () => import('./RequestCancellationDialog.tsx'),
  'RequestCancellationDialog',
)
const MoveSessionDialog = lazyDialog(() => import('./MoveSessionDialog.tsx'), 'MoveSessionDialog')
const RestoreSessionDialog = lazyDialog(() => import('./RestoreSessionDialog.tsx'), 'RestoreSessionDialog')
const SubstituteDialog = lazyDialog(() => import('./SubstituteDialog.tsx'), 'SubstituteDialog')

type When = 'upcoming' | 'past'

const sides = [
  { value: 'upcoming', label: 'To come' },
  { value: 'past', label: 'Past' },
] as const

const dialogs = {
  move: MoveSessionDialog,
  cancel: CancelSessionDialog,
  restore: RestoreSessionDialog,
  substitute: SubstituteDialog,
  'request-cancellation': RequestCancellationDialog,
}

/** The dated sessions of a class, with their menus. */
export function SessionsCard({ classId }: { classId: string }) {
  const [when, setWhen] = useState<When>('upcoming')
  const [page, setPage] = useState(1)
  const [act, setAct] = useState<{ act: SessionAct; session: ClassSession }>()
  const time = useTimeFormat()
  const OpenDialog = act && dialogs[act.act]
  const list = useRead('listClassSessions', { classId, when, page, pageSize: 15 })
  const nameOf = ({ startsAt }: ClassSession) => `${time.day(startsAt)}, ${time.time(startsAt)}`
  const menu = (session: ClassSession) => (
    <SessionMenu session={session} name={nameOf(session)} onAct={(it) => setAct({ act: it, session })} />
  )
  const show = (side: When) => {
    setWhen(side)
    setPage(1)
  }
  return (
    <>
      <ListCard
        label="Sessions"
        list={{ setPage }}
        query={list}
        failure="We couldn’t load the sessions"
        empty={{ title: when === 'upcoming' ? 'No upcoming sessions' : 'No past sessions' }}
        columns={[
          { id: 'day', head: 'Day', cell: (it) => time.day(it.startsAt) },
          { id: 'time', head: 'Time', className: 'tnum', cell: (it) => time.range(it.startsAt, it.endsAt) },
          { id: 'room', head: 'Room', cell: (it) => it.room?.name ?? 'No room' },
          { id: 'state', head: 'State', cell: (it) => <SessionState status={it.status} /> },
          {
            id: 'change',
            head: 'Change',
            className: 'text-ink-2',
            cell: (it) => <SessionChange session={it} />,
          },
          { id: 'acts', head: 'Acts', headHidden: true, align: 'right', cell: menu },
        ]}
        rowKey={({ id }) => id}
        head={
          <CardHead title="Sessions" className="border-b border-line pb-3">
            <Segmented label="Which sessions" value={when} onChange={show} options={sides} size="sm" />
          </CardHead>
        }
        item={(it) => (
          <ListItem
            title={nameOf(it)}
            chip={<SessionState status={it.status} />}
            essence={it.room?.name ?? 'No room'}
            meta={<SessionChange session={it} />}
            action={menu(it)}
          />
        )}
      />
      {OpenDialog && <OpenDialog session={act.session} onClose={() => setAct(undefined)} />}
    </>
  )
}

function SessionState({ status }: Pick<ClassSession, 'status'>) {
  if (status === 'cancelled')
    return (
      <Chip tone="bad" glyph="cross">
        Cancelled
      </Chip>
    )
  if (status === 'moved') return <Chip tone="warn">Moved</Chip>
  return <Chip tone={status === 'held' ? 'ok' : 'idle'}>{status === 'held' ? 'Held' : 'Planned'}</Chip>
}

/** Where it was planned, why that changed, the substitute, and the open request. */
function SessionChange({ session }: { session: ClassSession }) {
  const time = useTimeFormat()
  const { planned, changeReason, substitute, openRequest } = session
  const parts = [
    planned && `Planned for ${time.day(planned.startsAt)}, ${time.range(planned.startsAt, planned.endsAt)}`,
    changeReason,
    substitute && `${substitute.name} covers it`,
    openRequest && `${openRequest.by} requests ${openRequest.kind === 'move' ? 'a move' : 'to cancel it'}`,
  ].filter((part) => typeof part === 'string')
  // Reasons are typed by people, with a full stop or without.
  return parts.map((part) => part.replace(/\.$/, '')).join('. ')
}

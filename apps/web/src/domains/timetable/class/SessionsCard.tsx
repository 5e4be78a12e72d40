import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { Pager } from '#ui/Pager.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { SessionChange, SessionState } from './SessionChange.tsx'
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
    <Card as="section" aria-labelledby="class-sessions">
      <CardHead title="Sessions" id="class-sessions" className="pb-3">
        <Segmented label="Which sessions" value={when} onChange={show} options={sides} size="sm" />
      </CardHead>
      {list.isPending && <SkeletonList />}
      {list.isError && (
        <LoadFailed
          title="We couldn’t load the sessions"
          error={list.error}
          heading="h3"
          onRetry={list.refetch}
        />
      )}
      {list.data?.items.length === 0 && (
        <Empty
          kind="none"
          title={when === 'upcoming' ? 'No session to come' : 'No session yet'}
          heading="h3"
        />
      )}
      {list.data && list.data.items.length > 0 && (
        <div className="border-t border-line">
          <DataTable
            label="Sessions"
            rows={list.data.items}
            rowKey={({ id }) => id}
            stale={list.isPlaceholderData}
            columns={[
              { id: 'day', head: 'Day', cell: (it) => time.day(it.startsAt) },
              {
                id: 'time',
                head: 'Time',
                className: 'tnum',
                cell: (it) => time.range(it.startsAt, it.endsAt),
              },
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
          <Pager
            label="Pages of sessions"
            page={page}
            pageSize={15}
            total={list.data.total}
            onPage={setPage}
          />
        </div>
      )}
      {OpenDialog && <OpenDialog session={act.session} onClose={() => setAct(undefined)} />}
    </Card>
  )
}

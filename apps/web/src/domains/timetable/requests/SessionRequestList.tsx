import type { SessionRequest } from '@campanile/contract/timetable/session-requests.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useUser } from '#lib/session.ts'
import { useRead } from '#lib/useRead.ts'
import { CardHead } from '#ui/CardHead.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { m } from './messages.ts'
import { type RequestAct, SessionRequestItem } from './SessionRequestItem.tsx'

const ApproveRequestDialog = lazyDialog(() => import('./ApproveRequestDialog.tsx'), 'ApproveRequestDialog')
const RejectRequestDialog = lazyDialog(() => import('./RejectRequestDialog.tsx'), 'RejectRequestDialog')
const WithdrawRequestDialog = lazyDialog(() => import('./WithdrawRequestDialog.tsx'), 'WithdrawRequestDialog')

const dialogs = {
  approve: ApproveRequestDialog,
  reject: RejectRequestDialog,
  withdraw: WithdrawRequestDialog,
}
const states = [
  { value: 'open', label: m.open() },
  { value: 'decided', label: m.decided() },
] as const

/** Requests to move or cancel sessions: all of them for admins, their own for lecturers. */
export function SessionRequestList() {
  const own = useUser().role === 'lecturer'
  const [state, setState] = useState<'open' | 'decided'>('open')
  const [page, setPage] = useState(1)
  const [acting, setActing] = useState<{ act: RequestAct; request: SessionRequest }>()
  const list = useRead('listSessionRequests', { state, page, pageSize: 20 }, { everyMinute: true })
  const title = own ? m.yourRequests() : m.sessionRequests()
  const OpenDialog = acting && dialogs[acting.act]
  const show = (next: 'open' | 'decided') => {
    setState(next)
    setPage(1)
  }
  return (
    <>
      <ListCard
        label={title}
        list={{ setPage }}
        query={list}
        failure={m.weCouldntLoadTheSessionRequests()}
        empty={{
          kind: 'done',
          title: state === 'open' ? m.noOpenRequests() : m.noDecidedRequests(),
          text: own ? m.howToRequest() : m.lecturersRequestsAppearHere(),
        }}
        rowKey={({ id }) => id}
        head={
          <CardHead
            title={title}
            hint={list.data && (list.data.open === 0 ? undefined : m.openCount({ count: list.data.open }))}
            className="border-b border-line pb-3"
          >
            <Segmented label={m.requestsShown()} value={state} onChange={show} options={states} size="sm" />
          </CardHead>
        }
        item={(request) => (
          <SessionRequestItem request={request} own={own} onAct={(act) => setActing({ act, request })} />
        )}
      />
      {OpenDialog && <OpenDialog request={acting.request} onClose={() => setActing(undefined)} />}
    </>
  )
}

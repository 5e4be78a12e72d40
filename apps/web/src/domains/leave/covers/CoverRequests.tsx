import type { CoverRequest } from '@campanile/contract/leave/leave-covers.ts'
import { useState } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { hidden } from '#ui/hidden.tsx'
import { CoverChip } from './CoverChip.tsx'
import { m } from './messages.ts'

const AcceptCoverDialog = lazyDialog(() => import('./AcceptCoverDialog.tsx'), 'AcceptCoverDialog')
const DeclineCoverDialog = lazyDialog(() => import('./DeclineCoverDialog.tsx'), 'DeclineCoverDialog')

const dialogs = { accept: AcceptCoverDialog, decline: DeclineCoverDialog }

/** Sessions that colleagues ask a lecturer to cover; nothing if there are none. */
export function CoverRequests() {
  const { data } = useRead('listMyCoverRequests', {}, { everyMinute: true })
  const [acting, setActing] = useState<{ act: keyof typeof dialogs; cover: CoverRequest }>()
  if (!data || data.items.length === 0) return null
  const OpenDialog = acting && dialogs[acting.act]
  return (
    <Card as="section" aria-labelledby="cover-requests" className="overflow-hidden">
      <CardHead
        id="cover-requests"
        title={m.coverRequests()}
        hint={m.sessionsColleaguesAskYouToCover()}
        className="pb-3"
      />
      <ul className="divide-y divide-line border-t border-line">
        {data.items.map((cover) => (
          <li key={cover.id}>
            <CoverItem cover={cover} onAct={(act) => setActing({ act, cover })} />
          </li>
        ))}
      </ul>
      {OpenDialog && <OpenDialog cover={acting.cover} onClose={() => setActing(undefined)} />}
    </Card>
  )
}

interface CoverItemProps {
  cover: CoverRequest
  onAct: (act: keyof typeof dialogs) => void
}

function CoverItem({ cover: { session, requestedBy, answer, leaveStatus, can }, onAct }: CoverItemProps) {
  const { day, range } = useTimeFormat()
  const when = joinFacts(day(session.startsAt), range(session.startsAt, session.endsAt))
  const name = joinFacts(session.courseCode, when)
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-3 px-5 py-4 max-sm:px-4">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex items-start gap-2.5">
          <h3 className="min-w-0 break-words text-md font-title">
            {session.courseCode} {session.courseTitle}
          </h3>
          <CoverChip answer={answer} />
        </div>
        <p className="tnum text-base text-ink-2">
          {session.room ? joinFacts(when, session.room) : m.whenWithoutRoom({ when })}
        </p>
        <p className="mt-1 text-sm text-ink-3">
          {leaveStatus === 'approved'
            ? m.coverForApprovedLeave({ requestedBy })
            : m.coverForPendingLeave({ requestedBy })}
        </p>
      </div>
      {can.answer && (
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Button onClick={() => onAct('decline')}>{m.declineToCoverName({ name, span: hidden })}</Button>
          <Button variant="primary" onClick={() => onAct('accept')}>
            {m.acceptToCoverName({ name, span: hidden })}
          </Button>
        </div>
      )}
    </div>
  )
}

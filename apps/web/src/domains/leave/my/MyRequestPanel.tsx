import { maxLeaveAttachments } from '@campanile/contract/leave/leave-request.ts'
import { useState } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useAttachFiles } from '#lib/useAttachFiles.ts'
import { useRead } from '#lib/useRead.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { AttachedFiles } from '#ui/AttachedFiles.tsx'
import { Button } from '#ui/Button.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { CoverChip } from '../covers/CoverChip.tsx'
import { LeaveChip } from '../LeaveChip.tsx'
import { LeaveFacts } from '../LeaveFacts.tsx'
import { LeaveOutcome } from '../LeaveOutcome.tsx'
import { leavePeriodWords } from '../leaveWords.ts'
import { m } from './messages.ts'

/** All about one request of mine, and what I can still do about it. */
export function MyRequestPanel({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const query = useRead('readLeave', { requestId })
  const { data } = query
  const attach = useAttachFiles('attachLeaveFile', (requestId, name) => ({ requestId, name }))
  const removal = useAct('removeLeaveFile')
  const withdraw = useAct('withdrawLeave')
  const [withdrawing, setWithdrawing] = useState(false)
  return (
    <SidePanel
      busy={removal.isPending}
      onClose={onClose}
      title={data ? leavePeriodWords(data) : m.leaveRequest()}
      description={data?.leaveType}
      footer={
        data?.can.withdraw && (
          <Button size="lg" variant="danger" onClick={() => setWithdrawing(true)}>
            {m.withdrawRequest()}
          </Button>
        )
      }
    >
      <Loaded query={query} failure={m.weCouldntLoadThisRequest()}>
        {(data) => (
          <div className="grid gap-5 px-6 py-5 max-md:px-4">
            {data.status === 'pending' || data.status === 'withdrawn' ? (
              <div>
                <LeaveChip status={data.status} />
              </div>
            ) : (
              <LeaveOutcome request={data} />
            )}
            <LeaveFacts request={data} />
            <section aria-label={m.reason()}>
              <h3 className="mb-1 text-sm font-title">{m.reason()}</h3>
              <p className="whitespace-pre-line break-words text-base text-ink-2">{data.reason}</p>
            </section>
            {data.personRole === 'lecturer' && <MyProposals requestId={requestId} />}
            {(data.attachments.length > 0 || data.can.attach) && (
              <AttachedFiles
                title={m.files()}
                requestId={requestId}
                attachments={data.attachments}
                most={maxLeaveAttachments}
                onAdd={data.can.attach ? (files) => attach(requestId, files) : undefined}
                mayRemove={data.can.attach}
                removal={removal}
              />
            )}
          </div>
        )}
      </Loaded>
      {data && withdrawing && (
        <ActDialog
          title={m.withdrawThisRequest()}
          verb={m.withdraw()}
          busyLabel={m.withdrawing()}
          cancelLabel={m.keepRequest()}
          destructive
          act={withdraw}
          input={{ requestId, version: data.version }}
          done={m.requestWithdrawn()}
          failed={m.theRequestWasNotWithdrawn()}
          onDone={onClose}
          onClose={() => setWithdrawing(false)}
        >
          {m.withdrawnRequestNeedsNoDecision({ leaveType: data.leaveType, period: leavePeriodWords(data) })}
        </ActDialog>
      )}
    </SidePanel>
  )
}

/** The lecturer's proposals for the sessions of a request, with the colleagues' answers. */
function MyProposals({ requestId }: { requestId: string }) {
  const { day, range } = useTimeFormat()
  const { data } = useRead('listLeaveProposals', { requestId })
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="my-proposals">
      <h3 id="my-proposals" className="mb-1.5 text-sm font-title">
        {m.proposedForYourSessions()}
      </h3>
      <ul className="divide-y divide-line rounded-md border border-line">
        {data.items.map(({ id, session, colleague, answer, answerReason }) => (
          <li key={id} className="px-3.5 py-2.5 text-sm">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <span className="min-w-0 font-label">
                {colleague
                  ? m.colleagueCovers({ colleague: colleague.name, courseCode: session.courseCode })
                  : m.cancelSession({ courseCode: session.courseCode })}
              </span>
              {colleague && <CoverChip answer={answer} />}
            </div>
            <p className="tnum text-ink-2">
              {joinFacts(day(session.startsAt), range(session.startsAt, session.endsAt))}
            </p>
            {answerReason && <p className="mt-0.5 break-words text-ink-2">{answerReason}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

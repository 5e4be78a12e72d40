import { maxLeaveAttachments } from '@campanile/contract/leave.ts'
import { useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { AttachFiles } from '#ui/AttachFiles.tsx'
import { AttachmentList } from '#ui/AttachmentList.tsx'
import { Button } from '#ui/Button.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { LeaveChip } from '../LeaveChip.tsx'
import { LeaveFacts } from '../LeaveFacts.tsx'
import { LeaveOutcome } from '../LeaveOutcome.tsx'
import { useLeaveRequest, useLeaveUploads, useRemoveLeaveFile } from '../leave.api.ts'
import { periodWords } from '../leaveWords.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** All about one request of mine, and what I can still do about it. */
export function MyRequestPanel({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const { data, error, refetch } = useLeaveRequest(requestId)
  const { uploads, add, remove, sendOne, sendAll } = useLeaveUploads()
  const removeFile = useRemoveLeaveFile()
  const [withdrawing, setWithdrawing] = useState(false)
  const onTheirWay = uploads.filter(({ state }) => state !== 'sent')
  return (
    <SidePanel
      open
      onClose={onClose}
      title={data ? periodWords(data) : 'Leave request'}
      description={data?.leaveType}
      footer={
        data?.can.withdraw && (
          <Button size="lg" variant="danger" onClick={() => setWithdrawing(true)}>
            Withdraw request
          </Button>
        )
      }
    >
      {!data && !error && <SkeletonList />}
      {!data && error && (
        <LoadFailed title="We could not load this request" error={error} heading="h3" onRetry={refetch} />
      )}
      {data && (
        <div className="grid gap-5 px-6 py-5 max-md:px-4">
          {data.status === 'pending' || data.status === 'withdrawn' ? (
            <div>
              <LeaveChip status={data.status} />
            </div>
          ) : (
            <LeaveOutcome request={data} />
          )}
          <LeaveFacts request={data} />
          <section aria-label="Reason">
            <h3 className="mb-1 text-sm font-[620]">Reason</h3>
            <p className="whitespace-pre-line break-words text-base text-ink-2">{data.reason}</p>
          </section>
          {(data.attachments.length > 0 || data.can.attach) && (
            <section aria-label="Files" className="grid gap-2">
              <h3 className="text-sm font-[620]">Files</h3>
              {removeFile.error && <Alert tone="bad">{sentenceOf(removeFile.error)}</Alert>}
              {data.attachments.length > 0 && (
                <AttachmentList
                  attachments={data.attachments}
                  onRemove={
                    data.can.attach
                      ? ({ id }) => removeFile.mutate({ requestId, attachmentId: id })
                      : undefined
                  }
                />
              )}
              {data.can.attach && (
                <AttachFiles
                  uploads={onTheirWay}
                  room={maxLeaveAttachments - data.attachments.length - onTheirWay.length}
                  onAdd={(files) => sendAll(requestId, add(files))}
                  onRemove={remove}
                  onRetry={(it) => sendOne(requestId, it)}
                />
              )}
            </section>
          )}
        </div>
      )}
      {data && withdrawing && (
        <WithdrawDialog request={data} onClose={() => setWithdrawing(false)} onWithdrawn={onClose} />
      )}
    </SidePanel>
  )
}

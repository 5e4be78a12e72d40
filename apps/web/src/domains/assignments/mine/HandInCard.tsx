import type { Receipt } from '@campanile/contract/assignments/submissions.ts'
import { useState } from 'react'
import { acceptOf } from '#lib/attachmentFile.ts'
import { cn } from '#lib/cn.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import type { Answer } from '#lib/reads.ts'
import { useOnline } from '#lib/useOnline.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { kindsWords } from '../kindWords.ts'
import { limitWords } from '../limitWords.ts'
import { readyWords } from './chooseFiles.ts'
import { m } from './messages.ts'
import { RefusedFiles } from './RefusedFiles.tsx'
import { StayingFiles } from './StayingFiles.tsx'
import { useHandIn } from './useHandIn.ts'
import { WorkUploads } from './WorkUploads.tsx'

const LateDialog = lazyDialog(() => import('./LateDialog.tsx'), 'LateDialog')
const MissingFilesDialog = lazyDialog(() => import('./MissingFilesDialog.tsx'), 'MissingFilesDialog')

interface HandInCardProps {
  assignment: Answer<'readMyAssignment'>
  now: Date
  onHandedIn: (receipt: Receipt) => void
}

/** Uploads files and submits them. Asks first if a file would be left out, or if lateness has a penalty. */
export function HandInCard({ assignment, now, onHandedIn }: HandInCardProps) {
  const online = useOnline()
  const work = useHandIn(assignment, onHandedIn)
  const [asking, setAsking] = useState<'missing' | 'late'>()
  const { maxFiles, maxFileBytes, accepts, dueAt, receipts } = assignment
  const late = now.getTime() > Date.parse(dueAt)
  const again = receipts.length > 0
  const verb = again ? m.submitAgain() : m.submit()
  const lateVerb = again ? m.submitAgainLate() : m.submitLate()
  const handIn = () => {
    setAsking(late ? 'late' : undefined)
    if (!late) work.submit(null)
  }
  return (
    <Card aria-labelledby="hand-in">
      <CardHead
        id="hand-in"
        title={verb}
        hint={again ? m.yourNewestSubmissionCountsEarlierOnes() : undefined}
        // The button says the same, and a phone has no room to spare.
        className={cn(!again && 'max-md:sr-only')}
      />
      <div className="grid gap-3 px-5 pb-5 pt-3 max-md:pt-4 max-sm:px-4">
        {!online && (
          <Alert tone="warn" title={m.youAreOffline()}>
            {m.uploadedFilesAreSafeTheRest()}
          </Alert>
        )}
        {work.error && <SaveFailed title={m.yourWorkWasNotSubmitted()} error={work.error} />}
        <StayingFiles files={work.lastFiles} dropped={work.dropped} onToggle={work.toggle} />
        {(work.uploads.length > 0 || work.waitingOnServer.length > 0) && (
          <WorkUploads uploads={work.uploads} known={work.waitingOnServer} onLeaveOut={work.leaveOut} />
        )}
        <FileDrop
          accept={acceptOf(accepts)}
          label={m.selectFilesOrDropThemHere()}
          help={
            work.room > 0
              ? m.filesAccepted({ kinds: kindsWords(accepts), limit: limitWords(maxFileBytes), maxFiles })
              : m.youveReachedTheMaximumNumber()
          }
          disabled={work.room <= 0 || work.busy}
          onPick={work.pick}
        />
        <RefusedFiles files={work.refused} onRemove={work.dismiss} />
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line pt-4">
          <p aria-live="polite" className="me-auto text-sm text-ink-2">
            {readyWords(work.counts)}
          </p>
          <Button
            size="lg"
            variant="primary"
            disabled={!work.canSubmit}
            busy={work.busy}
            busyLabel={m.submitting()}
            className="max-md:w-full"
            onClick={() => (work.missing.length > 0 ? setAsking('missing') : handIn())}
          >
            {late ? lateVerb : verb}
          </Button>
        </div>
      </div>
      {asking === 'missing' && (
        <MissingFilesDialog
          files={work.missing}
          onRetry={() => {
            setAsking(undefined)
            work.retry()
          }}
          onHandIn={handIn}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'late' && (
        <LateDialog
          assignment={assignment}
          now={now}
          onClose={() => setAsking(undefined)}
          onConfirm={(reason) => {
            setAsking(undefined)
            work.submit(reason)
          }}
        />
      )}
    </Card>
  )
}

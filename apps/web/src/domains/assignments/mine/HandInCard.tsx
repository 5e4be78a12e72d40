import type { Receipt } from '@campanile/contract/assignments/submissions.ts'
import { useState } from 'react'
import { acceptOf } from '#lib/attachmentFile.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import type { Answer } from '#lib/reads.ts'
import { useOnline } from '#lib/useOnline.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { FieldGlyph } from '#ui/FieldGlyph.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { kindsWords } from '../kindWords.ts'
import { limitWords } from '../limitWords.ts'
import { chosenWords } from './chooseFiles.ts'
import { StayingFiles } from './StayingFiles.tsx'
import { useHandIn } from './useHandIn.ts'
import { WorkUploads } from './WorkUploads.tsx'

const LateDialog = lazyDialog(() => import('./LateDialog.tsx'), 'LateDialog')

interface HandInCardProps {
  assignment: Answer<'readMyAssignment'>
  now: Date
  onHandedIn: (receipt: Receipt) => void
}

/** Chooses files, sends them, and hands them in; late, only after what it costs was read. */
export function HandInCard({ assignment, now, onHandedIn }: HandInCardProps) {
  const online = useOnline()
  const work = useHandIn(assignment, onHandedIn)
  const [asking, setAsking] = useState(false)
  const { maxFiles, maxFileBytes, accepts, dueAt, receipts } = assignment
  const late = now.getTime() > Date.parse(dueAt)
  const again = receipts.length > 0
  const verb = again ? 'Hand in again' : 'Hand in'
  return (
    <Card aria-labelledby="hand-in">
      <CardHead
        id="hand-in"
        title={verb}
        hint={again ? 'The newest hand-in counts. The earlier ones are kept.' : undefined}
      />
      <div className="grid gap-3 px-5 pb-5 pt-3 max-sm:px-4">
        {!online && (
          <Alert tone="warn" title="You are offline">
            What has arrived is safe. The rest is sent by itself once you are back.
          </Alert>
        )}
        {work.error && <SaveFailed title="Your work was not handed in" error={work.error} />}
        <StayingFiles files={work.lastFiles} dropped={work.dropped} onToggle={work.toggle} />
        {(work.uploads.length > 0 || work.waitingOnServer.length > 0) && (
          <WorkUploads uploads={work.uploads} known={work.waitingOnServer} onLeaveOut={work.leaveOut} />
        )}
        <FileDrop
          accept={acceptOf(accepts)}
          label="Choose files or drop them here"
          help={
            work.room > 0
              ? `${kindsWords(accepts)}, up to ${limitWords(maxFileBytes)} each, ${maxFiles === 1 ? '1 file' : `${maxFiles} files at most`}`
              : 'No more files fit'
          }
          disabled={work.room <= 0 || work.busy}
          onPick={work.pick}
        />
        {work.refused.length > 0 && (
          <ul role="alert" className="space-y-1 text-sm text-bad-ink">
            {work.refused.map((problem) => (
              <li key={problem} className="flex items-center gap-1.5 break-words">
                <FieldGlyph state="bad" />
                {problem}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line pt-4">
          <p aria-live="polite" className="mr-auto text-sm text-ink-2">
            {chosenWords(work.ready, work.underWay)}
          </p>
          <Button
            size="lg"
            variant="primary"
            disabled={!work.canSubmit}
            busy={work.busy}
            busyLabel="Handing in"
            className="max-md:w-full"
            onClick={() => (late ? setAsking(true) : work.submit(null))}
          >
            {late ? `${verb} late` : verb}
          </Button>
        </div>
      </div>
      {asking && (
        <LateDialog
          assignment={assignment}
          now={now}
          onClose={() => setAsking(false)}
          onConfirm={(reason) => {
            setAsking(false)
            work.submit(reason)
          }}
        />
      )}
    </Card>
  )
}

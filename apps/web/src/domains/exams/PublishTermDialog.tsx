import type { DraftOfTerm } from '@campanile/contract/exams/exam.ts'
import { useState } from 'react'
import { counted } from '#lib/counted.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'

const hour = 3_600_000

const examsWord = (count: number) => counted(count, 'exam')

interface PublishTermDialogProps {
  /** The term that the list is narrowed to. */
  termId: string | undefined
  onClose: () => void
}

/** Publishes all drafts of a term at once, and lists what prevents each of the others. */
export function PublishTermDialog({ termId, onClose }: PublishTermDialogProps) {
  const terms = useRead('listTerms', { pageSize: 100 }).data?.items ?? []
  const [chosen, setChosen] = useState(termId)
  const today = useTimeFormat().dayOf(useNow(hour))
  const running = terms.find(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay)
  const term = chosen ?? (running ?? terms[0])?.id
  const drafts = useRead('listTermDrafts', term == null ? null : { termId: term })
  const publish = useAct('publishTermExams')
  const items = drafts.data?.items ?? []
  const ready = items.filter(({ obstacles }) => obstacles.length === 0).length
  return (
    <Dialog
      onClose={onClose}
      size="md"
      busy={publish.isPending}
      title="Publish the exams of a term"
      description="Students, lecturers and invigilators can see them, and will be notified once."
      footer={
        publish.data ? (
          <Button size="lg" variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button size="lg" disabled={publish.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button
              size="lg"
              variant="primary"
              disabled={ready === 0}
              busy={publish.isPending}
              busyLabel="Publishing"
              onClick={() => term && publish.mutate({ termId: term })}
            >
              Publish {examsWord(ready)}
            </Button>
          </>
        )
      }
    >
      <div className="px-6 py-5 max-md:px-4">
        {publish.error ? <SaveFailed title="Nothing was published" error={publish.error} /> : null}
        {publish.data ? (
          <Alert tone="ok" title={`${examsWord(publish.data.published)} published`} takesFocus>
            {publish.data.left.length > 0 && `${examsWord(publish.data.left.length)} left as drafts.`}
          </Alert>
        ) : (
          <>
            <SelectField
              label="Term"
              options={terms.map(({ id, name }) => ({ value: id, label: name }))}
              value={term ?? ''}
              onChange={({ target }) => setChosen(target.value)}
            />
            {drafts.error && (
              <LoadFailed
                title="We couldn’t load the drafts"
                error={drafts.error}
                heading="h3"
                onRetry={drafts.refetch}
              />
            )}
            {drafts.isLoading && <SkeletonList />}
            {drafts.data && items.length === 0 && <p className="text-base text-ink-2">No upcoming drafts.</p>}
            <ul aria-label="Drafts" className="divide-y divide-line">
              {items.map((draft) => (
                <DraftLine key={draft.examId} draft={draft} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  )
}

function DraftLine({ draft }: { draft: DraftOfTerm }) {
  const time = useTimeFormat()
  const { courseCode, title, startsAt, obstacles, warnings } = draft
  return (
    <li className="py-2.5">
      <p className="text-base font-label">
        {courseCode} {title}
        <span className="tnum ms-2 text-sm font-normal text-ink-3">{time.dateTime(startsAt)}</span>
      </p>
      {obstacles.map((it) => (
        <p key={it} className="text-sm text-bad-ink">
          Stays a draft: {it}
        </p>
      ))}
      {warnings.map((it) => (
        <p key={it} className="text-sm text-warn-ink">
          {it}
        </p>
      ))}
    </li>
  )
}

import type { DraftOfTerm } from '@campanile/contract/exams/exam.ts'
import { useState } from 'react'
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
import { m } from './messages.ts'

const hour = 3_600_000

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
      title={m.publishTheExamsOfATerm()}
      description={m.studentsLecturersAndInvigilatorsCanSee()}
      footer={
        publish.data ? (
          <Button size="lg" variant="primary" onClick={onClose}>
            {m.done()}
          </Button>
        ) : (
          <>
            <Button size="lg" disabled={publish.isPending} onClick={onClose}>
              {m.cancel()}
            </Button>
            <Button
              size="lg"
              variant="primary"
              disabled={ready === 0}
              busy={publish.isPending}
              busyLabel={m.publishing()}
              onClick={() => term && publish.mutate({ termId: term })}
            >
              {m.publishExams({ count: ready })}
            </Button>
          </>
        )
      }
    >
      <div className="px-6 py-5 max-md:px-4">
        {publish.error ? <SaveFailed title={m.nothingWasPublished()} error={publish.error} /> : null}
        {publish.data ? (
          <Alert tone="ok" title={m.examsPublished({ count: publish.data.published })} takesFocus>
            {publish.data.left.length > 0 && m.examsLeftAsDrafts({ count: publish.data.left.length })}
          </Alert>
        ) : (
          <>
            <SelectField
              label={m.term()}
              options={terms.map(({ id, name }) => ({ value: id, label: name }))}
              value={term ?? ''}
              onChange={({ target }) => setChosen(target.value)}
            />
            {drafts.error && (
              <LoadFailed
                title={m.weCouldntLoadTheDrafts()}
                error={drafts.error}
                heading="h3"
                onRetry={drafts.refetch}
              />
            )}
            {drafts.isLoading && <SkeletonList />}
            {drafts.data && items.length === 0 && (
              <p className="text-base text-ink-2">{m.noUpcomingDrafts()}</p>
            )}
            <ul aria-label={m.drafts()} className="divide-y divide-line">
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
          {m.staysADraft({ obstacle: it })}
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

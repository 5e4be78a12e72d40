import type { DraftOfTerm } from '@campanile/contract/exams/exam.ts'
import { useState } from 'react'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SelectField } from '#ui/SelectField.tsx'
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
  const ready = drafts.data?.items.filter(({ obstacles }) => obstacles.length === 0).length ?? 0
  const frame = { title: m.publishTheExamsOfATerm(), size: 'md', onClose } as const
  if (publish.data) return <PublishedDialog frame={frame} result={publish.data} />
  return (
    <FormDialog
      {...frame}
      description={m.studentsLecturersAndInvigilatorsCanSee()}
      verb={m.publishExams({ count: ready })}
      busyLabel={m.publishing()}
      busy={publish.isPending}
      disabled={ready === 0}
      error={publish.error}
      failed={m.nothingWasPublished()}
      onSubmit={() => term && publish.mutate({ termId: term })}
    >
      <SelectField
        label={m.term()}
        options={terms.map(({ id, name }) => ({ value: id, label: name }))}
        value={term ?? ''}
        onChange={({ target }) => setChosen(target.value)}
      />
      {term && (
        <Loaded query={drafts} failure={m.weCouldntLoadTheDrafts()}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-base text-ink-2">{m.noUpcomingDrafts()}</p>
            ) : (
              <ul aria-label={m.drafts()} className="divide-y divide-line">
                {items.map((draft) => (
                  <DraftLine key={draft.examId} draft={draft} />
                ))}
              </ul>
            )
          }
        </Loaded>
      )}
    </FormDialog>
  )
}

interface PublishedDialogProps {
  frame: Pick<Parameters<typeof Dialog>[0], 'title' | 'size' | 'onClose'>
  result: Answer<'publishTermExams'>
}

const PublishedDialog = ({ frame, result: { published, left } }: PublishedDialogProps) => (
  <Dialog
    {...frame}
    footer={
      <Button size="lg" variant="primary" onClick={frame.onClose}>
        {m.done()}
      </Button>
    }
  >
    <div className="px-6 py-5 max-md:px-4">
      <Alert tone="ok" title={m.examsPublished({ count: published })} takesFocus>
        {left.length > 0 && m.examsLeftAsDrafts({ count: left.length })}
      </Alert>
    </div>
  </Dialog>
)

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

import type { TimetableDraft } from '@campanile/contract/timetable/timetable-drafts.ts'
import { useParams } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { Card } from '#ui/Card.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { SkeletonPage } from '#ui/SkeletonPage.tsx'
import { DraftActions } from './DraftActions.tsx'
import { DraftStateChip } from './DraftStateChip.tsx'
import { DraftWeek } from './DraftWeek.tsx'
import { draftsPath } from './draftWords.ts'
import { FiguresCard } from './FiguresCard.tsx'
import { m } from './messages.ts'
import { UnplacedCard } from './UnplacedCard.tsx'

/** `/app/classes/timetable/drafts/:draftId`: one draft, its unplaced meetings, and its week. */
export function DraftView() {
  const { draftId = '' } = useParams()
  const { data, error, refetch } = useRead('readTimetableDraft', { draftId }, { everyMinute: true })
  useDocumentTitle(data?.name ?? m.draft())
  if (error && !data) return <LoadFailed title={m.loadDraftFailed()} error={error} onRetry={refetch} />
  if (!data) return <SkeletonPage />
  return (
    <>
      <BackLink to={draftsPath}>{m.drafts()}</BackLink>
      <DraftHead draft={data} />
      {data.state === 'failed' && <Alert tone="bad" title={m.wasNotComputed()} className="mb-5" />}
      <Computing draft={data} />
      <UnplacedCard draft={data} />
      <FiguresCard draft={data} />
      {data.placements.length > 0 && <DraftWeek draft={data} />}
    </>
  )
}

function DraftHead({ draft }: { draft: TimetableDraft }) {
  const time = useTimeFormat()
  return (
    <PageHead
      title={<span className="break-words">{draft.name}</span>}
      sub={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <DraftStateChip state={draft.state} />
          {m.createdBy({
            term: draft.term.name,
            name: draft.createdBy,
            date: time.dateWithYear(draft.createdAt),
          })}
        </span>
      }
    >
      <DraftActions draft={draft} />
    </PageHead>
  )
}

function Computing({ draft: { progress } }: { draft: TimetableDraft }) {
  if (!progress) return null
  const { seconds, most } = progress
  return (
    <Card as="div" className="mb-6 space-y-2 px-5 py-4 max-sm:px-4">
      <p className="flex flex-wrap justify-between gap-x-4 text-base">
        <span>{m.computing()}</span>
        <span role="status" className="tnum text-ink-3">
          {m.seconds({ seconds, most })}
        </span>
      </p>
      <ProgressBar label={m.computing()} value={undefined} />
      <p className="text-sm text-ink-3">{m.youCanLeave()}</p>
    </Card>
  )
}

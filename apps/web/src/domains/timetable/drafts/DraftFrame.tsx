import type { TimetableDraft } from '@campanile/contract/timetable/timetable-drafts.ts'
import type { ReactNode } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { Card } from '#ui/Card.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { DraftStateChip } from './DraftStateChip.tsx'
import { m } from './messages.ts'

interface DraftFrameProps {
  draft: Pick<TimetableDraft, 'name' | 'state' | 'term' | 'createdBy' | 'createdAt' | 'progress'>
  list: { path: string; title: string }
  actions: ReactNode
  children: ReactNode
}

/** A draft of any kind: its heading with actions, the progress of its computation, and its result. */
export function DraftFrame({ draft, list, actions, children }: DraftFrameProps) {
  const time = useTimeFormat()
  return (
    <>
      <BackLink to={list.path}>{list.title}</BackLink>
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
        {actions}
      </PageHead>
      {draft.state === 'failed' && <Alert tone="bad" title={m.wasNotComputed()} className="mb-5" />}
      <Computing progress={draft.progress} />
      {children}
    </>
  )
}

function Computing({ progress }: Pick<TimetableDraft, 'progress'>) {
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

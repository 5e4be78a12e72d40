import type { DraftSummary } from '@campanile/contract/timetable/timetable-drafts.ts'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import type { TimeFormat } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { usePageParam } from '#lib/usePageParam.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { DraftStateChip } from './DraftStateChip.tsx'
import { draftsPath } from './draftWords.ts'
import { m } from './messages.ts'

const NewDraftPanel = lazyDialog(() => import('./NewDraftPanel.tsx'), 'NewDraftPanel')

export type TermPicker = (label: string, id: string | undefined, onChange: (id: string) => void) => ReactNode

/** Drafts of timetables, the latest first. */
export function DraftsView({ termPicker }: { termPicker: TermPicker }) {
  useDocumentTitle(m.drafts())
  const time = useTimeFormat()
  const [page, setPage] = usePageParam('page')
  const [isCreating, setCreating] = useFlagParam('new')
  const drafts = useRead('listTimetableDrafts', { page })
  return (
    <>
      <BackLink to="/app/classes/timetable">{m.timetable()}</BackLink>
      <PageHead title={m.drafts()} sub={m.aboutDrafts()}>
        <Button
          variant="primary"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => setCreating(true)}
        >
          {m.newDraft()}
        </Button>
      </PageHead>
      <ListCard
        label={m.drafts()}
        list={{ setPage }}
        query={drafts}
        failure={m.loadDraftsFailed()}
        empty={{ title: m.noDrafts(), text: m.noDraftsHint() }}
        columns={draftColumns(time)}
        rowKey={({ id }) => id}
        item={(it) => (
          <ListItem
            title={<DraftLink it={it} />}
            chip={<DraftStateChip state={it.state} />}
            essence={unplacedWords(it)}
            meta={joinFacts(it.term.name, time.dateWithYear(it.createdAt))}
          />
        )}
      />
      {isCreating && <NewDraftPanel termPicker={termPicker} onClose={() => setCreating(false)} />}
    </>
  )
}

const DraftLink = ({ it }: { it: DraftSummary }) => (
  <Link to={`${draftsPath}/${it.id}`} className="hover:underline">
    {it.name}
  </Link>
)

const unplacedWords = ({ figures }: DraftSummary) => figures && m.unplacedSummary({ count: figures.unplaced })

const draftColumns = (time: TimeFormat): Column<DraftSummary>[] => [
  {
    id: 'name',
    head: m.name(),
    className: 'w-[40%] max-w-0',
    cell: (it) => (
      <CellWithSub sub={it.term.name}>
        <DraftLink it={it} />
      </CellWithSub>
    ),
  },
  { id: 'state', head: m.state(), cell: ({ state }) => <DraftStateChip state={state} /> },
  { id: 'unplaced', head: m.unplaced(), cell: (it) => unplacedWords(it) ?? '–' },
  {
    id: 'created',
    head: m.created(),
    className: 'max-lg:hidden whitespace-nowrap',
    cell: ({ createdAt, createdBy }) => (
      <>
        <span className="block">{time.dateWithYear(createdAt)}</span>
        <span className="block text-xs text-ink-3">{createdBy}</span>
      </>
    ),
  },
]

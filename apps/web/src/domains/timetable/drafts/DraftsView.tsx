import type { DraftKind } from '@campanile/contract/timetable/draft-words.ts'
import type { DraftSummary } from '@campanile/contract/timetable/timetable-drafts.ts'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { joinFacts } from '#lib/facts/joinFacts.ts'
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
import { m } from './messages.ts'

export type TermPicker = (label: string, id: string | undefined, onChange: (id: string) => void) => ReactNode

interface DraftsViewProps {
  kind: DraftKind
  title: string
  about: string
  emptyHint: string
  path: string
  back: { path: string; title: string }
  newPanel: (onClose: () => void) => ReactNode
}

/** Drafts of one kind, the latest first. */
export function DraftsView({ kind, title, about, emptyHint, path, back, newPanel }: DraftsViewProps) {
  useDocumentTitle(title)
  const time = useTimeFormat()
  const [page, setPage] = usePageParam('page')
  const [isCreating, setCreating] = useFlagParam('new')
  const drafts = useRead('listTimetableDrafts', { kind, page })
  const link = (it: DraftSummary) => (
    <Link to={`${path}/${it.id}`} className="hover:underline">
      {it.name}
    </Link>
  )
  return (
    <>
      <BackLink to={back.path}>{back.title}</BackLink>
      <PageHead title={title} sub={about}>
        <Button
          variant="primary"
          icon={<Plus size={15} aria-hidden="true" />}
          onClick={() => setCreating(true)}
        >
          {m.newDraft()}
        </Button>
      </PageHead>
      <ListCard
        label={title}
        list={{ setPage }}
        query={drafts}
        failure={m.loadDraftsFailed()}
        empty={{ title: m.noDrafts(), text: emptyHint }}
        columns={draftColumns(time, link)}
        rowKey={({ id }) => id}
        item={(it) => (
          <ListItem
            title={link(it)}
            chip={<DraftStateChip state={it.state} />}
            essence={unplacedWords(it)}
            meta={joinFacts(it.term.name, time.dateWithYear(it.createdAt))}
          />
        )}
      />
      {isCreating && newPanel(() => setCreating(false))}
    </>
  )
}

const unplacedWords = ({ unplaced }: DraftSummary) =>
  unplaced === null ? null : m.unplacedSummary({ count: unplaced })

const draftColumns = (time: TimeFormat, link: (it: DraftSummary) => ReactNode): Column<DraftSummary>[] => [
  {
    id: 'name',
    head: m.name(),
    className: 'w-[40%] max-w-0',
    cell: (it) => <CellWithSub sub={it.term.name}>{link(it)}</CellWithSub>,
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

import { paperTitle } from '@campanile/contract/results/result-words.ts'
import type { IssuedPaper } from '@campanile/contract/results/transcripts.ts'
import { Ban, Download } from 'lucide-react'
import type { TimeFormat } from '#lib/time.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { downloadPaper } from './downloadPaper.ts'
import { m } from './messages.ts'
import { PaperStateChip } from './PaperStateChip.tsx'

/** Changes to a document's status since it was issued, in a line. */
export function paperNews({ revoked, supersededAt, hasNewer }: IssuedPaper, time: TimeFormat): string {
  if (revoked) return `${time.dateWithYear(revoked.at)}: ${revoked.reason}`
  if (supersededAt) return m.aMarkChangedOn({ changedOn: time.dateWithYear(supersededAt) })
  return hasNewer ? m.aNewerOneWasIssued() : ''
}

export const paperColumns = (
  time: TimeFormat,
  onRevoke: (paper: IssuedPaper) => void,
): Column<IssuedPaper>[] => [
  {
    id: 'name',
    head: m.for(),
    className: 'w-[26%] max-w-0',
    cell: ({ name, detail }) => <CellWithSub sub={detail}>{name}</CellWithSub>,
    phone: { title: ({ name }) => name },
  },
  {
    id: 'kind',
    head: m.document(),
    className: 'w-[26%]',
    cell: (paper) => (
      <>
        {paperTitle(paper)}
        <span className="tnum block whitespace-nowrap text-xs text-ink-3">{paper.code}</span>
      </>
    ),
    phone: { essence: paperTitle, meta: ({ code }) => <span className="tnum">{code}</span> },
  },
  {
    id: 'state',
    head: m.state(),
    className: 'w-[26%] max-w-0',
    cell: (paper) => (
      <>
        <PaperStateChip state={paper.state} />
        <span className="tnum mt-0.5 block truncate text-xs text-ink-3" title={paperNews(paper, time)}>
          {paperNews(paper, time)}
        </span>
      </>
    ),
    phone: {
      chip: ({ state }) => <PaperStateChip state={state} />,
      meta: (paper) => paperNews(paper, time),
    },
  },
  {
    id: 'issued',
    head: m.issued(),
    className: 'max-lg:hidden',
    cell: ({ issuedAt, issuedBy }) => (
      <>
        <span className="tnum block">{time.dateWithYear(issuedAt)}</span>
        <span className="block text-xs text-ink-3">{issuedBy}</span>
      </>
    ),
    phone: { meta: ({ issuedAt }) => m.issuedOn({ issuedOn: time.dateWithYear(issuedAt) }) },
  },
  {
    id: 'acts',
    head: m.actions(),
    headHidden: true,
    className: 'w-24',
    cell: (paper) => <PaperActions paper={paper} onRevoke={onRevoke} />,
    phone: 'action',
  },
]

interface PaperActionsProps {
  paper: IssuedPaper
  onRevoke: (paper: IssuedPaper) => void
}

function PaperActions({ paper, onRevoke }: PaperActionsProps) {
  const what = { document: paperTitle(paper), name: paper.name }
  return (
    <span className="flex shrink-0 justify-end">
      {paper.can.download && (
        <IconButton label={m.downloadDocument(what)} onClick={() => downloadPaper(paper)}>
          <Download size={16} aria-hidden="true" />
        </IconButton>
      )}
      {paper.can.revoke && (
        <IconButton label={m.revokeDocumentOf(what)} onClick={() => onRevoke(paper)}>
          <Ban size={16} aria-hidden="true" />
        </IconButton>
      )}
    </span>
  )
}

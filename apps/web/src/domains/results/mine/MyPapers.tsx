import { paperTitle } from '@campanile/contract/results/result-words.ts'
import type { IssuedPaper } from '@campanile/contract/results/transcripts.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { CardHead } from '#ui/CardHead.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { downloadPaper } from '../papers/downloadPaper.ts'
import { PaperStateChip } from '../papers/PaperStateChip.tsx'
import { paperNews } from '../papers/paperColumns.tsx'
import { m } from './messages.ts'

function MyPaper({ paper }: { paper: IssuedPaper }) {
  const time = useTimeFormat()
  const issuedOn = time.dateWithYear(paper.issuedAt)
  return (
    <ListItem
      title={paperTitle(paper)}
      chip={<PaperStateChip state={paper.state} />}
      essence={<span className="tnum">{paper.code}</span>}
      meta={[m.issued({ issuedOn }), paperNews(paper, time)].filter(Boolean).join(' · ')}
      action={
        paper.can.download && (
          <IconButton label={m.downloadTheTranscriptOf({ issuedOn })} onClick={() => downloadPaper(paper)}>
            <Download size={16} aria-hidden="true" />
          </IconButton>
        )
      }
    />
  )
}

/** Issued transcripts, with the codes for verifying them; nothing if there are none. */
export function MyPapers() {
  const [page, setPage] = useState(1)
  const papers = useRead('listMyPapers', { page, pageSize: 10 })
  if (papers.data?.total === 0) return null
  return (
    <ListCard
      label={m.issuedTranscripts()}
      list={{ setPage }}
      query={papers}
      failure={m.weCouldntLoadYourTranscripts()}
      empty={null}
      rowKey={({ id }) => id}
      head={
        <CardHead
          title={m.issuedTranscripts()}
          hint={m.anyoneWithATranscriptCanCheck()}
          className="border-b border-line pb-4"
        />
      }
      item={(paper) => <MyPaper paper={paper} />}
    />
  )
}

import { paperTitle } from '@campanile/contract/results/result-words.ts'
import type { IssuedPaper } from '@campanile/contract/results/transcripts.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { PaperActions } from './PaperActions.tsx'
import { PaperStateChip } from './PaperStateChip.tsx'
import { paperColumns, paperNews } from './paperColumns.tsx'

const RevokeDialog = lazyDialog(() => import('./RevokeDialog.tsx'), 'RevokeDialog')

/** Issued papers, each to be downloaded again or revoked. */
export function PaperTable({ papers, stale }: { papers: readonly IssuedPaper[]; stale: boolean }) {
  const time = useTimeFormat()
  const [revoking, setRevoking] = useState<IssuedPaper>()
  return (
    <>
      <DataTable
        label="Issued papers"
        columns={paperColumns(time, setRevoking)}
        rows={papers}
        rowKey={({ id }) => id}
        stale={stale}
        item={(paper) => (
          <ListItem
            title={paper.name}
            chip={<PaperStateChip state={paper.state} />}
            essence={paperTitle(paper)}
            meta={
              <span className="tnum">
                {paper.code}
                <span className="block">Issued {time.dateWithYear(paper.issuedAt)}</span>
                {paperNews(paper, time) && <span className="block">{paperNews(paper, time)}</span>}
              </span>
            }
            action={<PaperActions paper={paper} onRevoke={setRevoking} />}
          />
        )}
      />
      {revoking && <RevokeDialog paper={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  )
}

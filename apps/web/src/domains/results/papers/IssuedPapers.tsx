import type { IssuedPaper } from '@campanile/contract/results/transcripts.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { CardHead } from '#ui/CardHead.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { m } from './messages.ts'
import { paperColumns } from './paperColumns.tsx'

const RevokeDialog = lazyDialog(() => import('./RevokeDialog.tsx'), 'RevokeDialog')

const pageSize = 10

/** The documents issued for one student or one class, each to be downloaded again or revoked. */
export function IssuedPapers({ of }: { of: { studentId: string } | { classId: string } }) {
  const time = useTimeFormat()
  const [page, setPage] = useState(1)
  const papers = useRead('listIssuedPapers', { ...of, page, pageSize })
  const [revoking, setRevoking] = useState<IssuedPaper>()
  return (
    <>
      <ListCard
        label={m.issuedDocuments()}
        list={{ setPage }}
        query={papers}
        failure={m.weCouldntLoadTheIssuedDocuments()}
        empty={{ title: m.noDocumentsYet(), text: m.documentsYouIssueAppearHere() }}
        columns={paperColumns(time, setRevoking)}
        rowKey={({ id }) => id}
        head={<CardHead title={m.issuedDocuments()} className="pb-3" />}
      />
      {revoking && <RevokeDialog paper={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  )
}

import type { IssuedPaper } from '@campanile/contract/results/transcripts.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { paperColumns } from './paperColumns.tsx'

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
      />
      {revoking && <RevokeDialog paper={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  )
}

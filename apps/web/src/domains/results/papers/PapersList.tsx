import { sheetFormats } from '@campanile/contract/documents.ts'
import type { OperationInput } from '@campanile/contract/operation.ts'
import { paperKindWords, paperStateWords } from '@campanile/contract/results/result-words.ts'
import {
  type IssuedPaper,
  paperKinds,
  paperStates,
  type transcripts,
} from '@campanile/contract/results/transcripts.ts'
import { useState } from 'react'
import { addressFor } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { m } from './messages.ts'
import { paperColumns } from './paperColumns.tsx'

const papersShape = { filters: ['kind', 'state'], sort: '' }

/** The query; values of a stale or mistyped link are left out. */
const papersQuery = ({ page, search, filters }: ListView) =>
  ({
    ...withinLimits({ page, search }),
    kind: oneOf(paperKinds, filters.kind),
    state: oneOf(paperStates, filters.state),
  }) satisfies OperationInput<typeof transcripts.listIssuedPapers>

const kinds = paperKinds.map((value) => ({ value, label: paperKindWords[value] }))
const states = paperStates.map((value) => ({ value, label: paperStateWords[value] }))

const RevokeDialog = lazyDialog(() => import('./RevokeDialog.tsx'), 'RevokeDialog')

/** All issued documents, found by code, name or number. */
export function PapersList() {
  const list = useListView(papersShape)
  const query = papersQuery(list.view)
  const papers = useRead('listIssuedPapers', query)
  const time = useTimeFormat()
  const [revoking, setRevoking] = useState<IssuedPaper>()
  const { page: _page, ...narrowing } = query
  return (
    <>
      <ListCard
        name="papers"
        label={m.documents()}
        rowsLabel={m.issuedDocuments()}
        list={list}
        query={papers}
        count={(count) => rowCounts.documents({ count })}
        failure={m.weCouldntLoadTheDocuments()}
        search={m.findByCodeNameOrNumber()}
        filters={[
          { name: 'kind', label: m.document(), options: kinds },
          { name: 'state', label: m.state(), options: states },
        ]}
        actions={
          <ExportMenu
            formats={sheetFormats}
            address={(format) => addressFor('exportIssuedPapers', { ...narrowing, format })}
          />
        }
        empty={{
          title: m.noDocumentsYet(),
          text: m.transcriptsAndResultSheetsAppearHere(),
        }}
        columns={paperColumns(time, setRevoking)}
        rowKey={({ id }) => id}
      />
      {revoking && <RevokeDialog paper={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  )
}

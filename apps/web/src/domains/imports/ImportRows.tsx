import { type ImportView, rowOutcomes } from '@campanile/contract/imports/imports.ts'
import { Download } from 'lucide-react'
import { addressFor } from '#lib/api.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { CountStrip } from '#ui/CountStrip.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { importKindWords, outcomeLooks } from './importWords.ts'
import { OutcomeChip, placeOf, RowDetail, rowColumns } from './rowColumns.tsx'
import { importRowsShape, rowsQuery } from './rowsQuery.ts'

/** The lines of an import with what becomes, or became, of each. */
export function ImportRows({ it }: { it: ImportView }) {
  const list = useListView(importRowsShape)
  const query = rowsQuery(it.id, list.view)
  // Each step changes the lines, so a page of an earlier step is never shown for this one.
  const rows = useRead('listImportRows', query, { version: it.state })
  const outcomes = rowOutcomes.map((value) => ({ value, count: it.counts[value], ...outcomeLooks[value] }))
  const kept = it.kept > 0 ? [{ value: 'kept', label: 'Kept', count: it.kept }] : []
  const kinds = it.kinds.map(({ kind }) => ({ value: kind as string, label: importKindWords[kind] }))
  return (
    <>
      <CountStrip
        label="Lines by outcome"
        counts={[...outcomes, ...kept]}
        chosen={query.outcome ?? ''}
        onChoose={(value) => list.setFilter('outcome', value)}
      />
      <ListCard
        name="import-rows"
        label="Lines"
        list={list}
        query={rows}
        unit={['line']}
        failure="We couldn’t load the lines"
        search="Find a line"
        filters={kinds.length > 1 ? [{ name: 'kind', label: 'Kind', options: kinds }] : []}
        actions={
          <a
            href={addressFor('downloadImportRows', {
              importId: it.id,
              outcome: query.outcome,
              kind: query.kind,
            })}
            download
            className="inline-flex h-8 items-center gap-1.5 text-sm font-label text-brand-ink hover:underline max-md:h-10"
          >
            <Download size={14} aria-hidden="true" />
            Download lines
          </a>
        }
        empty={{ title: 'No lines in this import' }}
        columns={rowColumns}
        rowKey={({ rowNo }) => String(rowNo)}
        item={(row) => (
          <ListItem
            title={row.label}
            chip={<OutcomeChip row={row} />}
            essence={<RowDetail row={row} />}
            meta={`${importKindWords[row.kind]}, ${placeOf(row)}`}
          />
        )}
      />
    </>
  )
}

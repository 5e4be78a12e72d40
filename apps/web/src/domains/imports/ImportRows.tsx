import { type ImportView, importKinds, rowOutcomes } from '@campanile/contract/imports/imports.ts'
import { Download } from 'lucide-react'
import { addressFor } from '#lib/api.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'
import type { Input } from '#lib/reads.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { CountStrip } from '#ui/CountStrip.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { importKindWords, outcomeLooks } from './importWords.ts'
import { m } from './messages.ts'
import { OutcomeChip, placeOf, RowDetail, rowColumns } from './rowColumns.tsx'

const importRowsShape = { filters: ['outcome', 'kind'], sort: '' }

const outcomes = [...rowOutcomes, 'kept'] as const
/** The query; values of a stale or mistyped link are left out. */
const rowsQuery = (importId: string, { page, search, filters }: ListView) =>
  ({
    importId,
    ...withinLimits({ page, search }),
    outcome: oneOf(outcomes, filters.outcome),
    kind: oneOf(importKinds, filters.kind),
  }) satisfies Input<'listImportRows'>

/** The lines of an import with what becomes, or became, of each. */
export function ImportRows({ it }: { it: ImportView }) {
  const list = useListView(importRowsShape)
  const query = rowsQuery(it.id, list.view)
  // Each step changes the lines, so a page of an earlier step is never shown for this one.
  const rows = useRead('listImportRows', query, { version: it.state })
  const outcomes = rowOutcomes.map((value) => ({ value, count: it.counts[value], ...outcomeLooks[value] }))
  const kept = it.kept > 0 ? [{ value: 'kept', label: m.kept(), count: it.kept }] : []
  const kinds = it.kinds.map(({ kind }) => ({ value: kind as string, label: importKindWords[kind] }))
  return (
    <>
      <CountStrip
        label={m.linesByOutcome()}
        counts={[...outcomes, ...kept]}
        chosen={query.outcome ?? ''}
        onChoose={(value) => list.setFilter('outcome', value)}
      />
      <ListCard
        name="import-rows"
        label={m.lines()}
        list={list}
        query={rows}
        count={(count) => rowCounts.lines({ count })}
        failure={m.weCouldntLoadTheLines()}
        search={m.findALine()}
        filters={kinds.length > 1 ? [{ name: 'kind', label: m.kind(), options: kinds }] : []}
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
            {m.downloadLines()}
          </a>
        }
        empty={{ title: m.noLinesInThisImport() }}
        columns={rowColumns}
        rowKey={({ rowNo }) => String(rowNo)}
        item={(row) => (
          <ListItem
            title={row.label}
            chip={<OutcomeChip row={row} />}
            essence={<RowDetail row={row} />}
            meta={joinFacts(importKindWords[row.kind], placeOf(row))}
          />
        )}
      />
    </>
  )
}

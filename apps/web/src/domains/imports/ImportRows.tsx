import type { ImportView } from '@campanile/contract/imports/imports.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { addressFor } from '#lib/api.ts'
import type { Answer } from '#lib/reads.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { Pager } from '#ui/Pager.tsx'
import { Select } from '#ui/Select.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { kindWords, linesText } from './importWords.ts'
import { OutcomeCounts } from './OutcomeCounts.tsx'
import { OutcomeChip, placeOf, RowDetail, rowColumns } from './rowColumns.tsx'
import { rowsQuery, rowsShape } from './rowsQuery.ts'

/** The lines of an import with what becomes, or became, of each. */
export function ImportRows({ it }: { it: ImportView }) {
  const list = useListView(rowsShape)
  const query = rowsQuery(it.id, list.view)
  // Each step changes the lines, so a page of an earlier step never stands in for one of this.
  const rows = useRead('listImportRows', query, { version: it.state })
  const kinds = it.kinds.map(({ kind }) => ({ value: kind as string, label: kindWords[kind] }))
  return (
    <>
      <OutcomeCounts
        it={it}
        chosen={query.outcome ?? ''}
        onChoose={(value) => list.setFilter('outcome', value)}
      />
      <Card aria-label="Lines">
        <FilterBar count={rows.data ? linesText(rows.data.total) : ''}>
          <ListSearch list={list} label="Find a line" />
          {kinds.length > 1 && (
            <Select
              label="Kind"
              prefix="Kind"
              value={query.kind ?? 'all'}
              onChange={(value) => list.setFilter('kind', value === 'all' ? '' : value)}
              options={[{ value: 'all', label: 'All' }, ...kinds]}
            />
          )}
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
        </FilterBar>
        <RowsPage rows={rows} onPage={list.setPage} />
      </Card>
    </>
  )
}

interface RowsPageProps {
  rows: UseQueryResult<Answer<'listImportRows'>>
  onPage: (page: number) => void
}

function RowsPage({ rows: { data, error, refetch, isPlaceholderData }, onPage }: RowsPageProps) {
  if (error && !data) return <LoadFailed title="We couldn’t load the lines" error={error} onRetry={refetch} />
  if (!data) return <SkeletonList />
  if (data.items.length === 0) {
    return (
      <Empty kind="search" title="No line is like this">
        Choose another outcome or search for something else.
      </Empty>
    )
  }
  return (
    <>
      <DataTable
        label="Lines"
        columns={rowColumns}
        rows={data.items}
        rowKey={({ rowNo }) => String(rowNo)}
        stale={isPlaceholderData}
        item={(row) => (
          <ListItem
            title={row.label}
            chip={<OutcomeChip row={row} />}
            essence={<RowDetail row={row} />}
            meta={`${kindWords[row.kind]}, ${placeOf(row)}`}
          />
        )}
      />
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} />
    </>
  )
}

import { sheetFormats } from '@campanile/contract/documents.ts'
import {
  type MarkSheet,
  type MarkSheetStatus,
  markSheetKinds,
  markSheetStatuses,
} from '@campanile/contract/results/mark-sheets.ts'
import { markSheetKindWords, markSheetStatusWords } from '@campanile/contract/results/result-words.ts'
import { X } from 'lucide-react'
import { addressFor } from '#lib/api.ts'
import { counted } from '#lib/counted.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CountStrip } from '#ui/CountStrip.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { Select } from '#ui/Select.tsx'
import { SheetItem } from './SheetItem.tsx'
import { sheetColumns } from './sheetColumns.tsx'
import { everyStatus, exportedSheets, sheetsQuery, sheetsShape } from './sheetsQuery.ts'
import { useKeptCounts } from './useKeptCounts.ts'

interface SheetsListProps {
  /** The path of a sheet is this and its id. */
  base: string
  /** What a sheet's link reads. */
  verb: (sheet: MarkSheet) => string
  /** Shown unless asked otherwise; without it all. */
  usual?: MarkSheetStatus
}

const kindOptions = [
  { value: '', label: 'All' },
  ...markSheetKinds.map((value) => ({ value, label: markSheetKindWords[value] })),
]

/** Exams and assignments with the state of their marks. */
export function SheetsList({ base, verb, usual }: SheetsListProps) {
  const list = useListView(sheetsShape)
  const { filters, sort } = list.view
  const query = sheetsQuery(list.view, usual)
  const sheets = useRead('listMarkSheets', query)
  const time = useTimeFormat()
  const kept = useKeptCounts()
  const { data } = sheets
  const links = { base, verb, kept, onClass: (id: string) => list.setFilter('class', id) }
  return (
    <>
      <CountStrip
        label="Mark sheets by state"
        counts={markSheetStatuses.map((value) => ({
          value,
          label: markSheetStatusWords[value],
          count: data?.counts[value],
        }))}
        chosen={query.status ?? ''}
        onChoose={(status) => list.setFilter('status', status || (usual ? everyStatus : ''))}
      />
      <Card aria-label="Mark sheets" className="overflow-hidden">
        <FilterBar count={data ? counted(data.total, 'mark sheet') : ''}>
          <ListSearch list={list} label="Find an exam, assignment or class" className="w-72" />
          <Select
            label="Term"
            prefix="Term"
            value={query.termId ?? ''}
            onChange={(term) => list.setFilter('term', term)}
            options={[
              { value: '', label: 'All' },
              ...(data?.terms ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Select
            label="Kind"
            prefix="Kind"
            value={query.kind ?? ''}
            onChange={(kind) => list.setFilter('kind', kind)}
            options={kindOptions}
          />
          {filters.class && (
            <Button icon={<X size={14} aria-hidden="true" />} onClick={() => list.setFilter('class', '')}>
              {data?.items[0] ? `Only ${data.items[0].courseCode}` : 'Only one class'}
            </Button>
          )}
          <ExportMenu
            formats={sheetFormats}
            address={(format) => addressFor('exportMarkSheets', { ...exportedSheets(query), format })}
          />
        </FilterBar>
        <PagedList
          query={sheets}
          onPage={list.setPage}
          failure="We could not load the mark sheets"
          heading="h2"
          empty={
            <Empty
              kind={list.narrowed ? 'search' : usual ? 'done' : 'none'}
              title={
                list.narrowed
                  ? 'No mark sheet fits these filters'
                  : usual
                    ? 'Nothing waits for you'
                    : 'No exams or assignments yet'
              }
              action={
                list.narrowed ? (
                  <Button onClick={list.clear}>Clear filters</Button>
                ) : (
                  usual && <Button onClick={() => list.setFilter('status', everyStatus)}>Show all</Button>
                )
              }
            />
          }
        >
          {(rows, stale) => (
            <DataTable
              label="Mark sheets"
              columns={sheetColumns(time, links)}
              rows={rows}
              rowKey={({ id }) => id}
              sort={sort}
              onSort={list.sortBy}
              stale={stale}
              item={(sheet) => <SheetItem sheet={sheet} links={links} />}
            />
          )}
        </PagedList>
      </Card>
    </>
  )
}

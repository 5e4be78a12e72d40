import type { AnalyticsFilter, AnalyticsTerm } from '@campanile/contract/analytics/analytics-values.ts'
import { mostSheetRows, sheetFormats } from '@campanile/contract/documents.ts'
import type { ComponentProps, ReactNode } from 'react'
import { counted } from '#lib/counted.ts'
import { nextSort } from '#lib/listParams.ts'
import type { ListControl } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import type { Option } from '#ui/option.ts'
import { PagedList } from '#ui/PagedList.tsx'
import { Select } from '#ui/Select.tsx'
import { TakeOff } from '#ui/TakeOff.tsx'
import { filterWords } from '../groupWords.ts'
import type { PartChip } from './partWords.ts'

type Query<Row> = ComponentProps<typeof PagedList<Row>>['query'] & {
  data:
    | {
        term: AnalyticsTerm | null
        narrowedTo?: readonly { filter: AnalyticsFilter; id: string; name: string }[]
      }
    | undefined
}

interface RowsCardProps<Row> extends Pick<ComponentProps<typeof DataTable<Row>>, 'columns' | 'item'> {
  list: ListControl
  query: Query<Row>
  /** Accessible name of the list. */
  label: string
  /** "mark", and more than one where that is no -s. */
  unit: readonly [one: string, many?: string]
  /** "Find a student" */
  search: string
  sort: string
  /** The orders that a phone offers, which has no heads to press. */
  sorts: readonly Option[]
  /** What of the term it is about, besides what narrows the term. */
  chips: readonly PartChip[]
  rowKey: (row: Row) => string
  exportAt: (format: (typeof sheetFormats)[number]) => string
  /** More filters. */
  children?: ReactNode
}

/** The rows behind a figure: what they are of, narrowed and ordered by the server, and as a file. */
export function RowsCard<Row>(props: RowsCardProps<Row>) {
  const { list, query, label, unit, search, sort, sorts, chips, exportAt, children, ...table } = props
  const { data } = query
  // A term of a large university has more marks than a sheet has lines.
  const formats = data && data.total > mostSheetRows ? (['csv'] as const) : sheetFormats
  const all = [
    ...(data?.narrowedTo ?? []).map(({ filter, name }) => ({
      param: filter,
      words: `${filterWords[filter]} ${name}`,
    })),
    ...chips,
  ]
  return (
    <>
      <ul aria-label="What these are of" className="mb-5 flex flex-wrap items-center gap-2 empty:hidden">
        {data?.term && (
          <li className="edge inline-flex h-8 items-center rounded-full bg-sunken px-3 text-sm dark:bg-canvas">
            {data.term.name}
          </li>
        )}
        {all.map(({ param, words }) => (
          <li key={param} className="max-w-full">
            <TakeOff onTakeOff={() => list.setFilter(param, '')}>{words}</TakeOff>
          </li>
        ))}
      </ul>
      <Card aria-label={label}>
        <FilterBar count={data ? counted(data.total, ...unit) : ''}>
          <ListSearch list={list} label={search} />
          {children}
          <Select
            label="Order"
            prefix="Order"
            value={sort}
            onChange={list.setSort}
            options={sorts}
            className="md:hidden"
          />
          <ExportMenu formats={formats} address={exportAt} />
        </FilterBar>
        <PagedList
          query={query}
          onPage={list.setPage}
          failure="We could not load these rows"
          heading="h2"
          empty={
            <Empty
              kind={list.view.search ? 'search' : 'none'}
              heading="h2"
              title={list.view.search ? `No ${unit[0]} matches` : 'Nothing is counted here'}
              action={list.view.search && <Button onClick={() => list.setSearch('')}>Clear search</Button>}
            />
          }
        >
          {(rows, stale) => (
            <DataTable
              label={label}
              rows={rows}
              sort={sort}
              // From the order that holds, also where the URL does not say it.
              onSort={(column) => list.setSort(nextSort(sort, column))}
              stale={stale}
              {...table}
            />
          )}
        </PagedList>
      </Card>
    </>
  )
}

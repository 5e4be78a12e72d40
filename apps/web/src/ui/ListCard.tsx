import type { ComponentProps, ReactNode } from 'react'
import { counted } from '#lib/counted.ts'
import { useListLook } from '#lib/listLook.ts'
import { nextSort } from '#lib/listParams.ts'
import type { ListControl } from '#lib/useListView.ts'
import { BulkBar } from './BulkBar.tsx'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { type Column, canHide } from './column.ts'
import { DataTable } from './DataTable.tsx'
import { Empty } from './Empty.tsx'
import type { EmptyKind } from './EmptyArt.tsx'
import { FilterBar } from './FilterBar.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListSearch } from './ListSearch.tsx'
import type { ListFilter } from './listFilter.ts'
import { NoMatch } from './NoMatch.tsx'
import type { Option } from './option.ts'
import { PagedList } from './PagedList.tsx'
import { Select } from './Select.tsx'
import { useRowSelection } from './useRowSelection.ts'
import { ViewMenu } from './ViewMenu.tsx'

export interface ListCardProps<Row> {
  /** Under which the device keeps its columns, and the server the person's views of it: "people". */
  name: string
  /** Accessible name of the card, and of the rows unless they have their own. */
  label: string
  rowsLabel?: string
  list: ListControl
  query: ComponentProps<typeof PagedList<Row>>['query']
  /** "student", and more than one where that is no -s. */
  unit: readonly [one: string, many?: string]
  /** How many there are, where that takes more words. */
  count?: string | undefined
  /** "We couldn’t load the students" */
  failure: string
  /** "Find a student"; absent where nothing can be searched for. */
  search?: string
  filters?: readonly ListFilter[]
  /** Filters that read their own options. */
  moreFilters?: ReactNode
  /** The orders that a phone offers, which has no heads to press. */
  orders?: readonly Option[]
  /** The order that holds, where it is not the one in the URL. */
  sort?: string | undefined
  /** In the bar: files, or what can be done with all rows. */
  actions?: ReactNode
  /** What is shown where there is nothing at all. */
  empty: { kind?: EmptyKind; title: string; text?: ReactNode; action?: ReactNode }
  columns?: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** The row on a phone, or everywhere without columns. */
  item?: (row: Row) => ReactNode
  /** Draws the rows itself. */
  children?: (rows: readonly Row[], stale: boolean) => ReactNode
  /** What can be done with several rows. */
  selection?: {
    nameOf: (row: Row) => string
    canSelect?: (row: Row) => boolean
    bar: (selected: readonly Row[], clear: () => void) => ReactNode
  }
  /** Above the bar, and below the rows. */
  head?: ReactNode
  foot?: ReactNode
}

/** A list of rows that the server pages: searched, narrowed, ordered, and shown as the person likes it. */
export function ListCard<Row>(props: ListCardProps<Row>) {
  const { name, label, rowsLabel = label, list, query, unit, failure, search, filters = [] } = props
  const { moreFilters, orders, sort = list.view.sort, actions, empty, columns, rowKey, item } = props
  const { children, selection: rules, head, foot } = props
  const look = useListLook(name)
  const selection = useRowSelection(query.data?.items ?? [], rules && { rowKey, ...rules })
  const shown = columns?.filter((column, index) => !canHide(column, index) || !look.isHidden(column.id))
  const total = query.data?.total
  return (
    <Card aria-label={label} className="overflow-hidden">
      {head}
      {selection && selection.selected.length > 0 ? (
        <BulkBar
          selected={selection.selected.length}
          onSelectAll={
            selection.selected.length < selection.selectable.length ? selection.selectAll : undefined
          }
          onClear={selection.clear}
        >
          {rules?.bar(selection.selected, selection.clear)}
        </BulkBar>
      ) : (
        <FilterBar
          count={props.count ?? (total === undefined ? '' : counted(total, ...unit))}
          end={<ViewMenu name={name} list={list} look={look} columns={columns} />}
        >
          {search && (
            <ListSearch list={list} label={search} className={search.length > 24 ? 'w-72' : 'w-64'} />
          )}
          <ListFilters list={list} filters={filters} />
          {moreFilters}
          {orders && (
            <Select
              label="Order"
              prefix="Order"
              value={sort}
              onChange={list.setSort}
              options={orders}
              className="md:hidden"
            />
          )}
          {selection && selection.selectable.length > 1 && (
            <Button onClick={selection.selectAll} {...(columns && { className: 'md:hidden' })}>
              Select all
            </Button>
          )}
          {actions}
        </FilterBar>
      )}
      <PagedList
        label={label}
        query={query}
        onPage={list.setPage}
        failure={failure}
        heading="h2"
        empty={
          list.narrowed ? (
            <NoMatch list={list} many={unit[1] ?? `${unit[0]}s`} />
          ) : (
            <Empty kind={empty.kind ?? 'none'} title={empty.title} action={empty.action}>
              {empty.text}
            </Empty>
          )
        }
      >
        {(rows, stale) =>
          children ? (
            children(rows, stale)
          ) : (
            <DataTable
              label={rowsLabel}
              columns={shown}
              rows={rows}
              rowKey={rowKey}
              sort={sort}
              // From the order that holds, also where the URL does not say it.
              onSort={(column) => list.setSort(nextSort(sort, column))}
              stale={stale}
              item={item}
              density={look.density}
              selection={selection}
            />
          )
        }
      </PagedList>
      {foot}
    </Card>
  )
}

import type { ReactNode } from 'react'
import type { ListLook } from '#lib/listLook.ts'
import type { ListControl } from '#lib/useListView.ts'
import { BulkBar } from './BulkBar.tsx'
import { Button } from './Button.tsx'
import type { Column } from './column.ts'
import { FilterBar } from './FilterBar.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListSearch } from './ListSearch.tsx'
import type { ListFilter } from './listFilter.ts'
import { m } from './messages.ts'
import type { Option } from './option.ts'
import { Select } from './Select.tsx'
import type { RowSelection } from './useRowSelection.ts'
import { ViewMenu } from './ViewMenu.tsx'

export interface ListBarProps<Row> {
  /** The name under which the device stores its columns, and the server the person's views: "people". */
  name: string
  list: ListControl
  /** "12 students": a text, or made of the rows in all pages. */
  count: string | ((total: number) => string)
  /** "Find a student"; absent if there is no search. */
  search?: string
  filters?: readonly ListFilter[]
  /** Filters that read their own options. */
  moreFilters?: ReactNode
  /** The orders that a phone offers, which has no heads to press. */
  orders?: readonly Option[]
  /** The current order, if it is not the one in the URL. */
  sort?: string | undefined
  /** In the bar: files, or what can be done with all rows. */
  actions?: ReactNode
  /** Shown if search and filters leave nothing and the default text doesn't fit. */
  noMatch?: ReactNode
  columns?: readonly Column<Row>[]
  /** Actions on several rows. */
  selection?: {
    nameOf: (row: Row) => string
    canSelect?: (row: Row) => boolean
    bar: (selected: readonly Row[], clear: () => void) => ReactNode
  }
}

interface ListBarState<Row> {
  props: ListBarProps<Row>
  /** Rows in all pages, once they are known. */
  total: number | undefined
  look: ListLook
  selection: RowSelection<Row> | undefined
}

/** Above the rows of a list card: search, filters and view, or what can be done with the selected rows. */
export function ListBar<Row>({ props, total, look, selection }: ListBarState<Row>) {
  const { name, list, count, search, filters = [], moreFilters, orders, actions, columns } = props
  if (selection && selection.selected.length > 0) {
    const { selected, selectable, selectAll, clear } = selection
    return (
      <BulkBar
        selected={selected.length}
        onSelectAll={selected.length < selectable.length ? selectAll : undefined}
        onClear={clear}
      >
        {props.selection?.bar(selected, clear)}
      </BulkBar>
    )
  }
  return (
    <FilterBar
      count={typeof count === 'string' ? count : total === undefined ? '' : count(total)}
      end={<ViewMenu name={name} list={list} look={look} columns={columns} />}
    >
      {search && <ListSearch list={list} label={search} className={search.length > 24 ? 'w-72' : 'w-64'} />}
      <ListFilters list={list} filters={filters} />
      {moreFilters}
      {orders && (
        <Select
          label={m.order()}
          prefix={m.order()}
          value={props.sort ?? list.view.sort}
          onChange={list.setSort}
          options={orders}
          className="md:hidden"
        />
      )}
      {selection && selection.selectable.length > 1 && (
        <Button onClick={selection.selectAll} {...(columns && { className: 'md:hidden' })}>
          {m.selectAll()}
        </Button>
      )}
      {actions}
    </FilterBar>
  )
}

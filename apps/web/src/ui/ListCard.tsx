import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import { useListLook } from '#lib/listLook.ts'
import { nextSort } from '#lib/listParams.ts'
import type { ListControl } from '#lib/useListView.ts'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { type Column, canHide } from './column.ts'
import { DataTable } from './DataTable.tsx'
import { Empty } from './Empty.tsx'
import type { EmptyKind } from './EmptyArt.tsx'
import { ListBar, type ListBarProps } from './ListBar.tsx'
import { ListRows, type PageQuery } from './ListRows.tsx'
import { m } from './messages.ts'
import { useRowSelection } from './useRowSelection.ts'

interface RowsProps<Row> {
  /** Accessible name of the card, and of the rows unless they have their own. */
  label: string
  rowsLabel?: string
  query: PageQuery<Row>
  /** "We couldn’t load the students" */
  failure: string
  /** Shown if there is nothing at all; a sentence if that is common, null if the card is then left out. */
  empty: null | string | { kind?: EmptyKind; title: string; text?: ReactNode; action?: ReactNode }
  columns?: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** The row on a phone, or everywhere without columns. */
  item?: (row: Row) => ReactNode
  /** Draws the rows itself. */
  children?: (rows: readonly Row[], stale: boolean) => ReactNode
  /** Title and switches, above the bar. */
  head?: ReactNode
  /** Below the rows. */
  foot?: ReactNode
  className?: string
}

/** A list without a bar: nothing is searched for or selected. */
interface PlainListProps<Row> extends RowsProps<Row> {
  list: { setPage: (page: number) => void }
}

export interface ListCardProps<Row> extends RowsProps<Row>, Omit<ListBarProps<Row>, 'columns'> {}

/** A list of rows that the server pages: searched, narrowed, ordered, and shown as the person likes it. */
export function ListCard<Row>(props: ListCardProps<Row> | PlainListProps<Row>) {
  const { label, rowsLabel = label, list, query, failure, columns, rowKey, item, children } = props
  const { head, foot, className } = props
  const bar = 'count' in props ? props : undefined
  const sort = bar && (bar.sort ?? bar.list.view.sort)
  const look = useListLook(bar?.name)
  const rules = bar?.selection
  const selection = useRowSelection(query.data?.items ?? [], rules && { rowKey, ...rules })
  const shown = columns?.filter((column, index) => !canHide(column, index) || !look.isHidden(column.id))
  const heading = head ? 'h3' : 'h2'
  return (
    <Card aria-label={label} className={cn('overflow-hidden', className)}>
      {head}
      {bar && <ListBar props={bar} total={query.data?.total} look={look} selection={selection} />}
      <ListRows
        label={label}
        query={query}
        onPage={list.setPage}
        failure={failure}
        heading={heading}
        empty={
          bar?.list.narrowed ? (
            (bar.noMatch ?? <NoMatch list={bar.list} />)
          ) : (
            <Nothing empty={props.empty} heading={heading} />
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
              // From the current order, even if the URL does not contain it.
              onSort={bar && ((column) => bar.list.setSort(nextSort(sort ?? '', column)))}
              stale={stale}
              item={item}
              density={look.density}
              selection={selection}
            />
          )
        }
      </ListRows>
      {foot}
    </Card>
  )
}

function Nothing({ empty, heading }: { empty: RowsProps<never>['empty']; heading: 'h2' | 'h3' }) {
  if (empty === null) return null
  if (typeof empty === 'string')
    return <p className="px-5 pb-5 pt-3 text-base text-ink-2 max-sm:px-4">{empty}</p>
  return (
    <Empty kind={empty.kind ?? 'none'} title={empty.title} heading={heading} action={empty.action}>
      {empty.text}
    </Empty>
  )
}

/** A list that search or filters have left empty, and the way back. */
function NoMatch({ list }: { list: ListControl }) {
  const { search } = list.view
  return (
    <Empty
      kind="search"
      title={search ? m.nothingMatches({ search }) : m.nothingMatchesTheseFilters()}
      action={<Button onClick={list.clear}>{m.clearFilters()}</Button>}
    >
      {m.checkSpellingOrUseFewerFilters()}
    </Empty>
  )
}

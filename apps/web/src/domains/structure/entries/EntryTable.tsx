import type { FieldValues } from 'react-hook-form'
import type { ListControl } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { type ChosenAct, EntryMenu } from './EntryMenu.tsx'
import type { Entry, EntryKind } from './entryKind.ts'

interface EntryTableProps<Row extends Entry, Facts extends FieldValues> {
  kind: EntryKind<Row, Facts>
  rows: readonly Row[]
  list: ListControl
  stale: boolean
  onAct: (act: ChosenAct<Row>, row: Row) => void
}

const Archived = () => <Chip>Archived</Chip>

/** The rows of one page, each with the usual act in sight and the others in a menu. */
export function EntryTable<Row extends Entry, Facts extends FieldValues>(props: EntryTableProps<Row, Facts>) {
  const { kind, rows, list, stale, onAct } = props
  const acts: Column<Row> = {
    id: 'acts',
    head: 'Actions',
    headHidden: true,
    className: 'w-px',
    cell: (row) => (
      <span className="flex items-center justify-end gap-1">
        {row.archivedAt && <Archived />}
        {row.can.edit && (
          <Button size="sm" onClick={() => onAct('edit', row)}>
            Edit<span className="sr-only"> {kind.nameOf(row)}</span>
          </Button>
        )}
        <EntryMenu kind={kind} row={row} onAct={(act) => onAct(act, row)} />
      </span>
    ),
  }
  return (
    <DataTable
      label={kind.many.charAt(0).toUpperCase() + kind.many.slice(1)}
      columns={[...kind.columns, acts]}
      rows={rows}
      rowKey={(row) => row.id}
      sort={list.view.sort}
      onSort={list.sortBy}
      stale={stale}
      item={(row) => (
        <ListItem
          title={kind.nameOf(row)}
          chip={row.archivedAt ? <Archived /> : undefined}
          essence={kind.essence(row)}
          meta={kind.meta(row)}
          action={
            <span className="-mr-2.5 -mt-2">
              <EntryMenu kind={kind} row={row} withEdit onAct={(act) => onAct(act, row)} />
            </span>
          }
        />
      )}
    />
  )
}

import type { Student } from '@campanile/contract/structure/structure-batches.ts'
import { fullName } from '#lib/session.ts'
import type { ListControl } from '#lib/useListView.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { nameColumn, numberColumn } from '../students/studentColumns.tsx'

interface MemberTableProps {
  rows: readonly Student[]
  list: ListControl
  stale: boolean
  /** Absent: nobody may be removed here. */
  onRemove: ((row: Student) => void) | undefined
}

export function MemberTable({ rows, list, stale, onRemove }: MemberTableProps) {
  const remove = (row: Student) =>
    onRemove && (
      <Button size="sm" onClick={() => onRemove(row)}>
        Remove<span className="sr-only"> {fullName(row)}</span>
      </Button>
    )
  const columns: Column<Student>[] = [
    nameColumn,
    numberColumn,
    {
      id: 'email',
      head: 'Email',
      className: 'max-lg:hidden max-w-0 w-[30%]',
      cell: ({ email }) => <span className="block truncate">{email}</span>,
    },
    { id: 'acts', head: 'Actions', headHidden: true, className: 'w-px', cell: remove },
  ]
  return (
    <DataTable
      label="Students"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sort={list.view.sort}
      onSort={list.sortBy}
      stale={stale}
      item={(row) => (
        <ListItem
          lead={<Avatar name={fullName(row)} profileImage={row.profileImage} size={36} />}
          title={fullName(row)}
          essence={row.number}
          meta={row.email}
          action={remove(row)}
        />
      )}
    />
  )
}

import type { Enrolment } from '@campanile/contract/structure/structure-classes.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import type { ListControl } from '#lib/useListView.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { nameColumn, numberColumn } from '../students/studentColumns.tsx'

interface EnrolmentTableProps {
  rows: readonly Enrolment[]
  list: ListControl
  stale: boolean
  /** Absent: nobody may be withdrawn here. */
  onWithdraw: ((row: Enrolment) => void) | undefined
}

const by = ({ batch }: Enrolment) => batch?.code ?? 'On their own'

export function EnrolmentTable({ rows, list, stale, onWithdraw }: EnrolmentTableProps) {
  const time = useTimeFormat()
  const since = ({ enrolledAt, leftAt }: Enrolment) =>
    leftAt ? `Left ${time.dateWithYear(leftAt)}` : `Since ${time.dateWithYear(enrolledAt)}`
  const withdraw = (row: Enrolment) =>
    onWithdraw && (
      <Button size="sm" onClick={() => onWithdraw(row)}>
        Withdraw<span className="sr-only"> {fullName(row)}</span>
      </Button>
    )
  const columns: Column<Enrolment>[] = [
    nameColumn,
    numberColumn,
    { id: 'batch', head: 'Enrolled by', cell: by },
    { id: 'since', head: 'Enrolment', className: 'max-lg:hidden whitespace-nowrap', cell: since },
    { id: 'acts', head: 'Actions', headHidden: true, className: 'w-px', cell: withdraw },
  ]
  return (
    <DataTable
      label="Students"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.studentId}
      sort={list.view.sort}
      onSort={list.sortBy}
      stale={stale}
      item={(row) => (
        <ListItem
          lead={<Avatar name={fullName(row)} profileImage={row.profileImage} size={36} />}
          title={fullName(row)}
          essence={[row.number, by(row)].filter(Boolean).join(' · ')}
          meta={since(row)}
          action={withdraw(row)}
        />
      )}
    />
  )
}

import { fullName } from '#lib/session.ts'
import { aboutPerson } from '#ui/aboutPerson.tsx'
import type { Column } from '#ui/column.ts'
import { m } from './messages.ts'

/** Columns of every list of students. */
interface ListedStudent {
  firstName: string
  lastName: string
  number: string | null
  profileImage: string | null
}

export const studentSortOptions = [
  { value: 'name', label: m.nameAToZ() },
  { value: '-name', label: m.nameZToA() },
  { value: 'number', label: m.byNumber() },
]

/** The name, linked to the student’s page. */
export const nameColumn = <Row extends ListedStudent>(idOf: (row: Row) => string): Column<Row> => ({
  id: 'name',
  head: m.name(),
  sortable: true,
  className: 'w-[40%] max-w-0',
  ...aboutPerson((row) => ({ personId: idOf(row), name: fullName(row), profileImage: row.profileImage })),
})

export const numberColumn: Column<ListedStudent> = {
  id: 'number',
  head: m.number(),
  sortable: true,
  className: 'tnum whitespace-nowrap',
  cell: ({ number }) => number ?? <span className="text-ink-3">{m.none()}</span>,
  phone: { essence: ({ number }) => number },
}

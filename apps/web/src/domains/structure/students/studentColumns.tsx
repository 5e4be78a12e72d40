import { fullName } from '#lib/session.ts'
import type { Column } from '#ui/column.ts'
import { PersonCell } from '#ui/PersonCell.tsx'
import { personParts } from '#ui/personParts.tsx'
import { m } from './messages.ts'

/** What every list of students shows of one. */
export interface ListedStudent {
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

export const nameColumn: Column<ListedStudent> = {
  id: 'name',
  head: m.name(),
  sortable: true,
  className: 'w-[40%] max-w-0',
  cell: (student) => <PersonCell name={fullName(student)} profileImage={student.profileImage} />,
  phone: personParts((student) => ({ name: fullName(student), profileImage: student.profileImage })),
}

export const numberColumn: Column<ListedStudent> = {
  id: 'number',
  head: m.number(),
  sortable: true,
  className: 'tnum whitespace-nowrap',
  cell: ({ number }) => number ?? <span className="text-ink-3">{m.none()}</span>,
  phone: { essence: ({ number }) => number },
}

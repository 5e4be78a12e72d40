import type { Student } from '@campanile/contract/structure/structure-batches.ts'
import { fullName } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/column.ts'
import { hidden } from '#ui/hidden.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { nameColumn, numberColumn } from '../students/studentColumns.tsx'
import { m } from './messages.ts'

/** Without `onRemove`, students can't be removed. */
export const memberColumns = (onRemove: ((row: Student) => void) | undefined): Column<Student>[] => [
  nameColumn(({ id }) => id),
  numberColumn,
  {
    id: 'email',
    head: m.email(),
    className: 'max-lg:hidden max-w-0 w-[30%]',
    cell: ({ email }) => <Verbatim block>{email}</Verbatim>,
    phone: { meta: ({ email }) => <Verbatim>{email}</Verbatim> },
  },
  {
    id: 'acts',
    head: m.actions(),
    headHidden: true,
    className: 'w-px',
    cell: (row) =>
      onRemove && (
        <Button size="sm" onClick={() => onRemove(row)}>
          {m.removeButton({ name: fullName(row), hidden })}
        </Button>
      ),
    phone: 'action',
  },
]

import type { Enrolment } from '@campanile/contract/structure/structure-classes.ts'
import { fullName } from '#lib/session.ts'
import type { TimeFormat } from '#lib/time.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/column.ts'
import { nameColumn, numberColumn } from '../students/studentColumns.tsx'

/** Without `onWithdraw` nobody may be withdrawn. */
export const enrolmentColumns = (
  time: TimeFormat,
  onWithdraw: ((row: Enrolment) => void) | undefined,
): Column<Enrolment>[] => [
  nameColumn,
  numberColumn,
  {
    id: 'batch',
    head: 'Enrolled by',
    cell: ({ batch }) => batch?.code ?? 'On their own',
    phone: 'essence',
  },
  {
    id: 'since',
    head: 'Enrolment',
    className: 'max-lg:hidden whitespace-nowrap',
    cell: ({ enrolledAt, leftAt }) =>
      leftAt ? `Left ${time.dateWithYear(leftAt)}` : `Since ${time.dateWithYear(enrolledAt)}`,
    phone: 'meta',
  },
  {
    id: 'acts',
    head: 'Actions',
    headHidden: true,
    className: 'w-px',
    cell: (row) =>
      onWithdraw && (
        <Button size="sm" onClick={() => onWithdraw(row)}>
          Withdraw<span className="sr-only"> {fullName(row)}</span>
        </Button>
      ),
    phone: 'action',
  },
]

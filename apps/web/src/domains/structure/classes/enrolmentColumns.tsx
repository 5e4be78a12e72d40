import type { Enrolment } from '@campanile/contract/structure/structure-classes.ts'
import { fullName } from '#lib/session.ts'
import type { TimeFormat } from '#lib/time.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/column.ts'
import { nameColumn, numberColumn } from '../students/studentColumns.tsx'
import { m } from './messages.ts'

/** Without `onWithdraw` nobody may be withdrawn. */
export const enrolmentColumns = (
  time: TimeFormat,
  onWithdraw: ((row: Enrolment) => void) | undefined,
): Column<Enrolment>[] => [
  nameColumn,
  numberColumn,
  {
    id: 'batch',
    head: m.enrolledBy(),
    cell: ({ batch }) => batch?.code ?? m.onTheirOwn(),
    phone: 'essence',
  },
  {
    id: 'since',
    head: m.enrolment(),
    className: 'max-lg:hidden whitespace-nowrap',
    cell: ({ enrolledAt, leftAt }) =>
      leftAt
        ? m.leftDateWithYear({ dateWithYear: time.dateWithYear(leftAt) })
        : m.sinceDateWithYear({ dateWithYear: time.dateWithYear(enrolledAt) }),
    phone: 'meta',
  },
  {
    id: 'acts',
    head: m.actions(),
    headHidden: true,
    className: 'w-px',
    cell: (row) =>
      onWithdraw && (
        <Button size="sm" onClick={() => onWithdraw(row)}>
          {m.withdrawFullName({
            fullName: fullName(row),
            span: (text) => <span className="sr-only">{text}</span>,
          })}
        </Button>
      ),
    phone: 'action',
  },
]

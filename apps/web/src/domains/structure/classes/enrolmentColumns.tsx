import type { Enrolment } from '@campanile/contract/structure/structure-classes.ts'
import { fullName } from '#lib/session.ts'
import type { TimeFormat } from '#lib/time.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/column.ts'
import { hidden } from '#ui/hidden.tsx'
import { nameColumn, numberColumn } from '../students/studentColumns.tsx'
import { m } from './messages.ts'

/** Without `onWithdraw`, students can't be withdrawn. */
export const enrolmentColumns = (
  time: TimeFormat,
  onWithdraw: ((row: Enrolment) => void) | undefined,
): Column<Enrolment>[] => [
  nameColumn(({ studentId }) => studentId),
  numberColumn,
  {
    id: 'batch',
    head: m.enrolledBy(),
    cell: ({ batch }) => batch?.code ?? m.individually(),
    phone: 'essence',
  },
  {
    id: 'since',
    head: m.enrolment(),
    className: 'max-lg:hidden whitespace-nowrap',
    cell: ({ enrolledAt, leftAt }) =>
      leftAt
        ? m.leftOn({ date: time.dateWithYear(leftAt) })
        : m.since({ date: time.dateWithYear(enrolledAt) }),
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
          {m.withdrawButton({ name: fullName(row), hidden })}
        </Button>
      ),
    phone: 'action',
  },
]

import type { MarkCell, MarkSheet } from '@campanile/contract/results/mark-sheets.ts'
import { fullName } from '#lib/session.ts'
import { aboutPerson } from '#ui/aboutPerson.tsx'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/column.ts'
import { MarkValue } from '../MarkValue.tsx'
import { resultPercent } from '../percentWords.ts'
import { CellFlags } from './CellFlags.tsx'
import { m } from './messages.ts'

const percentOf = (finalMark: string | null, max: string) =>
  finalMark === null ? '' : resultPercent(String((Number(finalMark) * 100) / Number(max)))

const student = aboutPerson(({ student }: MarkCell) => ({
  personId: student.id,
  name: fullName(student),
  profileImage: student.profileImage,
  sub: student.number,
}))

export const moderationColumns = (
  sheet: MarkSheet,
  onOpen: (studentId: string) => void,
): Column<MarkCell>[] => [
  {
    id: 'student',
    head: m.student(),
    className: 'w-[32%] max-w-0',
    cell: student.cell,
    phone: { ...student.phone, meta: (cell) => cell.student.number },
  },
  {
    id: 'mark',
    head: m.mark(),
    align: 'right',
    cell: (cell) => <MarkValue {...cell} />,
    phone: 'chip',
  },
  {
    id: 'percent',
    head: m.ofTheMaximum(),
    align: 'right',
    className: 'max-lg:hidden',
    cell: ({ finalMark }) => percentOf(finalMark, sheet.maxMark),
  },
  {
    id: 'flags',
    head: m.flags(),
    cell: (cell) => <CellFlags cell={cell} sheet={sheet} />,
    phone: 'essence',
  },
  {
    id: 'act',
    head: m.details(),
    headHidden: true,
    className: 'w-px',
    cell: ({ student }) => (
      <Button
        size="sm"
        aria-label={m.detailsOfFullName({ fullName: fullName(student) })}
        onClick={() => onOpen(student.id)}
      >
        {m.details()}
      </Button>
    ),
    phone: 'action',
  },
]

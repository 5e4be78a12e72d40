import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { Archive, ArchiveRestore, Ellipsis } from 'lucide-react'
import { Link } from 'react-router'
import { classPath } from '#lib/classPath.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { Chip } from '#ui/Chip.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import type { Column } from '#ui/column.ts'
import { hidden } from '#ui/hidden.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { PersonLinks } from '#ui/PersonLinks.tsx'
import { classArchiving } from './classWords.ts'
import { m } from './messages.ts'

const Lecturers = ({ row }: { row: ClassView }) => (
  <PersonLinks people={row.lecturers} personRole="lecturer" />
)
const codes = (it: ClassView) => joinFacts(...it.batches.map(({ code }) => code))
const None = () => <span className="text-ink-3">{m.none()}</span>
const Archived = ({ row }: { row: ClassView }) => row.archivedAt && <Chip>{m.archived()}</Chip>
const TitleLink = ({ row }: { row: ClassView }) => <ClassLink classId={row.id}>{row.course.title}</ClassLink>

interface ClassActsProps {
  row: ClassView
  onArchive: (row: ClassView) => void
}

function ClassMenu({ row, onArchive }: ClassActsProps) {
  const Icon = row.can.restore ? ArchiveRestore : Archive
  const trigger = (
    <IconButton label={m.actionsFor({ name: classArchiving.nameOf(row) })}>
      <Ellipsis size={18} aria-hidden="true" />
    </IconButton>
  )
  return (
    <Menu trigger={trigger}>
      <MenuItem
        danger={row.can.archive}
        icon={<Icon size={15} aria-hidden="true" />}
        onSelect={() => onArchive(row)}
      >
        {row.can.restore ? m.restore() : m.archive()}
      </MenuItem>
    </Menu>
  )
}

const OpenClass = ({ row }: { row: ClassView }) => (
  <Link to={classPath(row.id)} className={buttonClass('secondary', 'sm')}>
    {m.open({ name: classArchiving.nameOf(row), hidden })}
  </Link>
)

/** Without `onArchive` the classes are only opened. */
export const classColumns = (onArchive?: (row: ClassView) => void): Column<ClassView>[] => [
  {
    id: 'course',
    head: m.course(),
    sortable: true,
    className: 'w-[30%] max-w-0',
    cell: (row) => (
      <CellWithSub sub={row.course.code}>
        <TitleLink row={row} />
      </CellWithSub>
    ),
    phone: { title: (row) => <TitleLink row={row} />, essence: ({ course }) => course.code },
  },
  {
    id: 'term',
    head: m.term(),
    sortable: true,
    className: 'whitespace-nowrap',
    cell: ({ term }) => term.name,
    phone: 'essence',
  },
  {
    id: 'lecturers',
    head: m.lecturers(),
    className: 'w-[20%] max-w-0',
    cell: (it) => (
      <span className="block truncate">{it.lecturers.length > 0 ? <Lecturers row={it} /> : <None />}</span>
    ),
    phone: { meta: (it) => it.lecturers.length > 0 && <Lecturers row={it} /> },
  },
  {
    id: 'batches',
    head: m.batches(),
    className: 'w-[14%] max-w-0 max-lg:hidden',
    cell: (it) => <span className="block truncate">{codes(it) || <None />}</span>,
    phone: { meta: codes },
  },
  {
    id: 'enrolled',
    head: m.students(),
    align: 'right',
    cell: ({ enrolled }) => enrolled,
    phone: { meta: ({ enrolled }) => m.studentsCounted({ students: enrolled }) },
  },
  {
    id: 'acts',
    head: m.actions(),
    headHidden: true,
    className: 'w-px',
    cell: (row) => (
      <span className="flex items-center justify-end gap-1">
        <Archived row={row} />
        <OpenClass row={row} />
        {onArchive && <ClassMenu row={row} onArchive={onArchive} />}
      </span>
    ),
    phone: {
      chip: (row) => <Archived row={row} />,
      action: (row) =>
        onArchive && (
          <span className="-me-2.5 -mt-2">
            <ClassMenu row={row} onArchive={onArchive} />
          </span>
        ),
    },
  },
]

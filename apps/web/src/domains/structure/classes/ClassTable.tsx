import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { Archive, ArchiveRestore, Ellipsis } from 'lucide-react'
import { Link } from 'react-router'
import { counted } from '#lib/counted.ts'
import type { ListControl } from '#lib/useListView.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Chip } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { TwoLines } from '#ui/TwoLines.tsx'
import { classPath } from '../structureTabs.ts'
import { classArchiving } from './classWords.ts'

const names = (it: ClassView) => it.lecturers.map(({ name }) => name).join(', ')
const codes = (it: ClassView) => it.batches.map(({ code }) => code).join(', ')
const None = () => <span className="text-ink-3">None</span>

const columns: Column<ClassView>[] = [
  {
    id: 'course',
    head: 'Course',
    sortable: true,
    className: 'w-[30%] max-w-0',
    cell: (it) => (
      <TwoLines sub={it.course.code}>
        <Link to={classPath(it.id)} className="hover:underline">
          {it.course.title}
        </Link>
      </TwoLines>
    ),
  },
  { id: 'term', head: 'Term', sortable: true, className: 'whitespace-nowrap', cell: (it) => it.term.name },
  {
    id: 'lecturers',
    head: 'Lecturers',
    className: 'w-[20%] max-w-0',
    cell: (it) => <span className="block truncate">{names(it) || <None />}</span>,
  },
  {
    id: 'batches',
    head: 'Batches',
    className: 'w-[14%] max-w-0 max-lg:hidden',
    cell: (it) => <span className="block truncate">{codes(it) || <None />}</span>,
  },
  { id: 'enrolled', head: 'Students', align: 'right', cell: (it) => it.enrolled },
]

interface ClassActsProps {
  row: ClassView
  onArchive: (row: ClassView) => void
}

function ClassMenu({ row, onArchive }: ClassActsProps) {
  const Icon = row.can.restore ? ArchiveRestore : Archive
  const trigger = (
    <IconButton label={`Actions for ${classArchiving.nameOf(row)}`}>
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
        {row.can.restore ? 'Restore' : 'Archive'}
      </MenuItem>
    </Menu>
  )
}

const OpenClass = ({ row }: { row: ClassView }) => (
  <Link to={classPath(row.id)} className={buttonClass('secondary', 'sm')}>
    Open<span className="sr-only"> {classArchiving.nameOf(row)}</span>
  </Link>
)

interface ClassTableProps {
  rows: readonly ClassView[]
  list: ListControl
  stale: boolean
  onArchive: (row: ClassView) => void
}

export function ClassTable({ rows, list, stale, onArchive }: ClassTableProps) {
  const acts: Column<ClassView> = {
    id: 'acts',
    head: 'Actions',
    headHidden: true,
    className: 'w-px',
    cell: (row) => (
      <span className="flex items-center justify-end gap-1">
        {row.archivedAt && <Chip>Archived</Chip>}
        <OpenClass row={row} />
        <ClassMenu row={row} onArchive={onArchive} />
      </span>
    ),
  }
  return (
    <DataTable
      label="Classes"
      columns={[...columns, acts]}
      rows={rows}
      rowKey={(row) => row.id}
      sort={list.view.sort}
      onSort={list.sortBy}
      stale={stale}
      item={(row) => (
        <ListItem
          title={
            <Link to={classPath(row.id)} className="hover:underline">
              {row.course.title}
            </Link>
          }
          chip={row.archivedAt ? <Chip>Archived</Chip> : undefined}
          essence={`${row.course.code}, ${row.term.name}`}
          meta={[names(row), codes(row), counted(row.enrolled, 'student')].filter(Boolean).join(' · ')}
          action={
            <span className="-mr-2.5 -mt-2">
              <ClassMenu row={row} onArchive={onArchive} />
            </span>
          }
        />
      )}
    />
  )
}

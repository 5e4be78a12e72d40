import { Archive, ArchiveRestore, Ellipsis, Pencil } from 'lucide-react'
import type { FieldValues } from 'react-hook-form'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import type { Entry, EntryAct, EntryKind } from './entryKind.ts'
import { m } from './messages.ts'

/** The selected action on a row. */
export type ChosenAct<Row> = 'edit' | 'archive' | EntryAct<Row>

interface EntryMenuProps<Row extends Entry, Facts extends FieldValues> {
  kind: EntryKind<Row, Facts>
  row: Row
  /** The edit button is beside the menu if there is space. */
  withEdit?: boolean
  onAct: (act: ChosenAct<Row>) => void
}

/** Actions on one row. */
export function EntryMenu<Row extends Entry, Facts extends FieldValues>(props: EntryMenuProps<Row, Facts>) {
  const { kind, row, withEdit = false, onAct } = props
  const trigger = (
    <IconButton label={m.actionsFor({ name: kind.nameOf(row) })}>
      <Ellipsis size={18} aria-hidden="true" />
    </IconButton>
  )
  return (
    <Menu trigger={trigger}>
      {withEdit && row.can.edit && (
        <MenuItem icon={<Pencil size={15} aria-hidden="true" />} onSelect={() => onAct('edit')}>
          {m.edit()}
        </MenuItem>
      )}
      {kind.acts
        ?.filter((act) => act.allowed(row))
        .map((act) => (
          <MenuItem key={act.label} icon={act.icon} onSelect={() => onAct(act)}>
            {act.label}
          </MenuItem>
        ))}
      {row.can.archive && (
        <MenuItem danger icon={<Archive size={15} aria-hidden="true" />} onSelect={() => onAct('archive')}>
          {m.archive()}
        </MenuItem>
      )}
      {row.can.restore && (
        <MenuItem icon={<ArchiveRestore size={15} aria-hidden="true" />} onSelect={() => onAct('archive')}>
          {m.restore()}
        </MenuItem>
      )}
    </Menu>
  )
}

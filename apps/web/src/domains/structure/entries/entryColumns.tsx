import type { FieldValues } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { hidden } from '#ui/hidden.tsx'
import { type ChosenAct, EntryMenu } from './EntryMenu.tsx'
import type { Entry, EntryKind } from './entryKind.ts'
import { m } from './messages.ts'

/** The columns of a kind of entry, then the main action and the others in a menu. */
export function entryColumns<Row extends Entry, Facts extends FieldValues>(
  kind: EntryKind<Row, Facts>,
  onAct: (act: ChosenAct<Row>, row: Row) => void,
): Column<Row>[] {
  const Archived = ({ row }: { row: Row }) => row.archivedAt && <Chip>{m.archived()}</Chip>
  return [
    ...kind.columns,
    {
      id: 'acts',
      head: m.actions(),
      headHidden: true,
      className: 'w-px',
      cell: (row) => (
        <span className="flex items-center justify-end gap-1">
          <Archived row={row} />
          {row.can.edit && (
            <Button size="sm" onClick={() => onAct('edit', row)}>
              {m.editButton({ name: kind.nameOf(row), hidden })}
            </Button>
          )}
          <EntryMenu kind={kind} row={row} onAct={(act) => onAct(act, row)} />
        </span>
      ),
      phone: {
        title: kind.nameOf,
        chip: (row) => <Archived row={row} />,
        essence: kind.essence,
        meta: kind.meta,
        action: (row) => (
          <span className="-me-2.5 -mt-2">
            <EntryMenu kind={kind} row={row} withEdit onAct={(act) => onAct(act, row)} />
          </span>
        ),
      },
    },
  ]
}

import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { Archive, ArchiveRestore, Copy, Ellipsis, EyeOff, Pencil, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import type { Move } from './MoveDialog.tsx'
import { m } from './messages.ts'

export type AssignmentAct = Move | 'edit' | 'duplicate'

const acts: readonly { act: AssignmentAct; label: string; icon: ReactNode; danger?: boolean }[] = [
  { act: 'edit', label: m.edit(), icon: <Pencil size={15} aria-hidden="true" /> },
  { act: 'publish', label: m.publish(), icon: <Send size={15} aria-hidden="true" /> },
  { act: 'duplicate', label: m.duplicate(), icon: <Copy size={15} aria-hidden="true" /> },
  { act: 'unpublish', label: m.makeItADraftAgain(), icon: <EyeOff size={15} aria-hidden="true" /> },
  { act: 'restore', label: m.restore(), icon: <ArchiveRestore size={15} aria-hidden="true" /> },
  { act: 'archive', label: m.archive(), icon: <Archive size={15} aria-hidden="true" />, danger: true },
]

interface AssignmentMenuProps {
  assignment: Assignment
  /** Actions that are already buttons beside the menu. */
  without?: readonly AssignmentAct[]
  onAct: (act: AssignmentAct) => void
}

/** Actions on an assignment in its current state. */
export function AssignmentMenu({ assignment, without = [], onAct }: AssignmentMenuProps) {
  const { can, title } = assignment
  const offered = acts.filter(({ act }) => !without.includes(act) && (act === 'duplicate' || can[act]))
  const trigger = (
    <IconButton label={m.actionsFor({ title })}>
      <Ellipsis size={18} aria-hidden="true" />
    </IconButton>
  )
  return (
    <Menu trigger={trigger}>
      {offered.map(({ act, label, icon, danger = false }) => (
        <MenuItem key={act} icon={icon} danger={danger} onSelect={() => onAct(act)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}

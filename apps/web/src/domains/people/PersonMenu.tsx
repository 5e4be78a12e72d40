import type { Person } from '@campanile/contract/people/people.ts'
import {
  BadgeCheck,
  Ban,
  CircleCheck,
  Ellipsis,
  Eraser,
  ImageUp,
  KeyRound,
  LogOut,
  type LucideIcon,
  Mail,
  Pencil,
  ScanFace,
  ShieldOff,
  Trash2,
} from 'lucide-react'
import { fullName } from '#lib/session.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { MenuSeparator } from '#ui/MenuSeparator.tsx'
import type { PersonAct } from './personAct.ts'

const words: Record<PersonAct, { label: string; icon: LucideIcon }> = {
  edit: { label: 'Edit', icon: Pencil },
  photo: { label: 'Profile photo', icon: ImageUp },
  'face-review': { label: 'Check face photo', icon: ScanFace },
  vouch: { label: 'Vouch', icon: BadgeCheck },
  invitation: { label: 'Resend invitation', icon: Mail },
  'password-reset': { label: 'Password reset link', icon: KeyRound },
  'second-factor-reset': { label: 'Reset two-step sign-in', icon: ShieldOff },
  'sign-out': { label: 'Sign out everywhere', icon: LogOut },
  enable: { label: 'Enable', icon: CircleCheck },
  disable: { label: 'Disable', icon: Ban },
  archive: { label: 'Delete', icon: Trash2 },
  erase: { label: 'Erase', icon: Eraser },
}

interface PersonMenuProps {
  person: Person
  acts: readonly PersonAct[]
  onAct: (act: PersonAct) => void
}

/** The acts of one row; nothing at all where nothing is allowed. */
export function PersonMenu({ person, acts, onAct }: PersonMenuProps) {
  if (acts.length === 0) return null
  const trigger = (
    <IconButton label={`Actions for ${fullName(person)}`}>
      <Ellipsis size={18} aria-hidden="true" />
    </IconButton>
  )
  return (
    <Menu trigger={trigger}>
      {acts.map((act) => {
        const { label, icon: Icon } = words[act]
        return (
          <div key={act} role="none">
            {act === 'archive' && <MenuSeparator />}
            <MenuItem
              danger={act === 'archive' || act === 'erase'}
              icon={<Icon size={15} aria-hidden="true" />}
              onSelect={() => onAct(act)}
            >
              {label}
            </MenuItem>
          </div>
        )
      })}
    </Menu>
  )
}

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
import { m } from './messages.ts'
import type { PersonAct } from './personAct.ts'

const words: Record<PersonAct, { label: string; icon: LucideIcon }> = {
  edit: { label: m.edit(), icon: Pencil },
  photo: { label: m.profilePhoto(), icon: ImageUp },
  'face-review': { label: m.checkFacePhoto(), icon: ScanFace },
  vouch: { label: m.vouch(), icon: BadgeCheck },
  invitation: { label: m.resendInvitation(), icon: Mail },
  'password-reset': { label: m.passwordResetLink(), icon: KeyRound },
  'second-factor-reset': { label: m.resetTwoStepSignIn(), icon: ShieldOff },
  'sign-out': { label: m.signOutEverywhere(), icon: LogOut },
  enable: { label: m.enable(), icon: CircleCheck },
  disable: { label: m.disable(), icon: Ban },
  archive: { label: m.delete(), icon: Trash2 },
  erase: { label: m.erase(), icon: Eraser },
}

interface PersonMenuProps {
  person: Person
  acts: readonly PersonAct[]
  onAct: (act: PersonAct) => void
}

/** The actions of one row; nothing if none are allowed. */
export function PersonMenu({ person, acts, onAct }: PersonMenuProps) {
  if (acts.length === 0) return null
  const trigger = (
    <IconButton label={m.actionsFor({ name: fullName(person) })}>
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

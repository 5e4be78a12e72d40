import { isDelegable, type WaitingItem } from '@campanile/contract/insight/waiting.ts'
import { Ellipsis, NotebookPen, Undo2, UserRoundPlus } from 'lucide-react'
import { useUser } from '#lib/session.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { m } from './messages.ts'
import { itemTitle } from './waitingItems.ts'

/** Actions on an item other than deciding it. */
export type WaitingAct = 'delegate' | 'end-delegation' | 'notes'

interface WaitingMenuProps {
  item: WaitingItem
  onAct: (act: WaitingAct) => void
}

const icon = { size: 15, 'aria-hidden': true } as const

export function WaitingMenu({ item, onAct }: WaitingMenuProps) {
  const { id, role } = useUser()
  const { delegation } = item
  const canEnd = delegation && (role === 'admin' || delegation.by.id === id || delegation.to.id === id)
  const trigger = (
    <IconButton label={m.moreFor({ title: itemTitle(item) })}>
      <Ellipsis size={18} aria-hidden="true" />
    </IconButton>
  )
  return (
    <Menu trigger={trigger}>
      <MenuItem icon={<NotebookPen {...icon} />} onSelect={() => onAct('notes')}>
        {m.notes()}
      </MenuItem>
      {isDelegable(item.queue) && (
        <MenuItem icon={<UserRoundPlus {...icon} />} onSelect={() => onAct('delegate')}>
          {m.delegate()}
        </MenuItem>
      )}
      {canEnd && (
        <MenuItem icon={<Undo2 {...icon} />} onSelect={() => onAct('end-delegation')}>
          {delegation.to.id === id ? m.handBack() : m.withdrawDelegation()}
        </MenuItem>
      )}
    </Menu>
  )
}

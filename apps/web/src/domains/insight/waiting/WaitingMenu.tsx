import type { WaitingItem } from '@campanile/contract/insight/waiting.ts'
import { Ellipsis, type LucideIcon, NotebookPen, Undo2, UserRoundPlus } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { m } from './messages.ts'
import { useWaitingActs, type WaitingAct } from './waitingActs.ts'
import { itemTitle } from './waitingItems.ts'

interface WaitingMenuProps {
  item: WaitingItem
  onAct: (act: WaitingAct) => void
}

const icons: Record<WaitingAct, LucideIcon> = {
  notes: NotebookPen,
  delegate: UserRoundPlus,
  'end-delegation': Undo2,
}

export function WaitingMenu({ item, onAct }: WaitingMenuProps) {
  const acts = useWaitingActs(item)
  if (acts.length === 0) return null
  const trigger = (
    <IconButton label={m.moreFor({ title: itemTitle(item) })}>
      <Ellipsis size={18} aria-hidden="true" />
    </IconButton>
  )
  return (
    <Menu trigger={trigger}>
      {acts.map(({ act, label }) => {
        const Icon = icons[act]
        return (
          <MenuItem key={act} icon={<Icon size={15} aria-hidden="true" />} onSelect={() => onAct(act)}>
            {label}
          </MenuItem>
        )
      })}
    </Menu>
  )
}

import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { Ban, CalendarClock, Ellipsis, RotateCcw, UserRoundCog } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { m } from './messages.ts'

export type SessionAct = Exclude<keyof ClassSession['can'], 'request'> | 'request-cancellation'

const icon = { size: 15, 'aria-hidden': true } as const

interface SessionMenuProps {
  session: ClassSession
  /** The session as text, for the button's name. */
  name: string
  onAct: (act: SessionAct) => void
}

/** Actions on one session; nothing if there are none. */
export function SessionMenu({ session: { can }, name, onAct }: SessionMenuProps) {
  if (!Object.values(can).some(Boolean)) return null
  return (
    <Menu
      trigger={
        <IconButton label={m.changeSession({ session: name })}>
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
    >
      {(can.move || can.request) && (
        <MenuItem icon={<CalendarClock {...icon} />} onSelect={() => onAct('move')}>
          {can.request ? m.requestMove() : m.move()}
        </MenuItem>
      )}
      {can.substitute && (
        <MenuItem icon={<UserRoundCog {...icon} />} onSelect={() => onAct('substitute')}>
          {m.substitute()}
        </MenuItem>
      )}
      {can.restore && (
        <MenuItem icon={<RotateCcw {...icon} />} onSelect={() => onAct('restore')}>
          {m.restore()}
        </MenuItem>
      )}
      {can.cancel && (
        <MenuItem icon={<Ban {...icon} />} danger onSelect={() => onAct('cancel')}>
          {m.cancelIt()}
        </MenuItem>
      )}
      {can.request && (
        <MenuItem icon={<Ban {...icon} />} danger onSelect={() => onAct('request-cancellation')}>
          {m.requestCancellation()}
        </MenuItem>
      )}
    </Menu>
  )
}

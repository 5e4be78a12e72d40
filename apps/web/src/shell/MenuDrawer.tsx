import { Drawer } from '#ui/Drawer.tsx'
import { m } from './messages.ts'
import { Sidebar } from './Sidebar.tsx'

interface MenuDrawerProps {
  onSignOut: () => void
  onClose: () => void
}

/** The sidebar if there is no space for it beside the screen. */
export const MenuDrawer = ({ onSignOut, onClose }: MenuDrawerProps) => (
  <Drawer open onOpenChange={onClose} title={m.menu()}>
    <Sidebar onSignOut={onSignOut} onGo={onClose} />
  </Drawer>
)

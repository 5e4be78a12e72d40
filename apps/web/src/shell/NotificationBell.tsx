import { Bell } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { badgeText } from '#domains/notifications/badge.ts'
import { NotificationPanel } from '#domains/notifications/NotificationPanel.tsx'
import { useNotifications } from '#domains/notifications/notifications.api.ts'
import { cn } from '#lib/cn.ts'
import { localPath } from '#lib/returnPath.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { floatingClass } from '#ui/overlayClass.ts'

const Badge = ({ text }: { text: string }) => (
  <span
    aria-hidden="true"
    className="tnum absolute -right-1 -top-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-badge-fill px-1 text-[10px] font-bold leading-none text-white ring-2 ring-canvas max-md:right-0 max-md:top-0.5"
  >
    {text}
  </span>
)

interface NotificationBellProps {
  onSettings: () => void
}

/** The bell with its unread count, and the panel it opens. */
export function NotificationBell({ onSettings }: NotificationBellProps) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const unread = useNotifications().data?.unread ?? 0
  const badge = badgeText(unread)
  const bell = useRef<HTMLButtonElement>(null)
  const wantsSettings = useRef(false)
  const openSettings = () => {
    wantsSettings.current = true
    setOpen(false)
  }
  // The dialog opens once the panel is gone, so that it can give the focus back to the bell.
  const afterClosing = (event: Event) => {
    if (!wantsSettings.current) return
    event.preventDefault()
    wantsSettings.current = false
    bell.current?.focus()
    onSettings()
  }
  const goTo = (path: string | null) => {
    const local = localPath(path, origin)
    if (!local) return
    setOpen(false)
    navigate(local)
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild ref={bell}>
        <IconButton label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}>
          <Bell size={18} strokeWidth={1.75} aria-hidden="true" />
          {badge && <Badge text={badge} />}
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label="Notifications"
          onCloseAutoFocus={afterClosing}
          className={cn(floatingClass, 'w-[360px] max-w-[calc(100vw-24px)] rounded-lg')}
        >
          <NotificationPanel onOpen={goTo} onSettings={openSettings} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

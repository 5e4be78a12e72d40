import { Bell } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { badgeText } from '#domains/notifications/badge.ts'
import { NotificationPanel } from '#domains/notifications/NotificationPanel.tsx'
import { useNotifications } from '#domains/notifications/notifications.api.ts'
import { cn } from '#lib/cn.ts'
import { localPath } from '#lib/returnPath.ts'
import { settingsPath } from '#lib/settingsPath.ts'
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

/** The bell with its unread count, and the panel it opens. */
export function NotificationBell() {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const unread = useNotifications().data?.unread ?? 0
  const badge = badgeText(unread)
  const goTo = (path: string | null) => {
    const local = localPath(path, origin)
    if (!local) return
    setOpen(false)
    navigate(local)
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
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
          className={cn(floatingClass, 'w-[360px] max-w-[calc(100vw-24px)] rounded-lg')}
        >
          <NotificationPanel onOpen={goTo} onSettings={() => goTo(settingsPath.notifications)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

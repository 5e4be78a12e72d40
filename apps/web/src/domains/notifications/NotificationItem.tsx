import type { Notification } from '@campanile/contract/notifications/notifications.ts'
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import { cn } from '#lib/cn.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { m } from './messages.ts'

const looks = {
  info: { Icon: Info, read: m.readInfo(), unread: m.unreadInfo(), colour: 'text-info-ink' },
  success: { Icon: CircleCheck, read: m.readSuccess(), unread: m.unreadSuccess(), colour: 'text-ok-ink' },
  warning: { Icon: TriangleAlert, read: m.readWarning(), unread: m.unreadWarning(), colour: 'text-warn-ink' },
  error: { Icon: CircleX, read: m.readError(), unread: m.unreadError(), colour: 'text-bad-ink' },
}

interface NotificationItemProps {
  notification: Notification
  now: Date
  onOpen: () => void
}

/** A click removes it and opens its page. */
export function NotificationItem({ notification, now, onOpen }: NotificationItemProps) {
  const { ago } = useTimeFormat()
  const { Icon, read, unread, colour } = looks[notification.type]
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full gap-3 px-4 py-3 text-start hover:bg-hover focus-visible:-outline-offset-2"
    >
      <Icon size={18} strokeWidth={1.75} className={cn('mt-px shrink-0', colour)} aria-hidden="true" />
      <span className="min-w-0 flex-1 text-sm text-ink-2">
        <span className="sr-only">{notification.isRead ? read : unread} </span>
        <b className="block font-strong text-ink">{notification.title}</b>
        <span className="line-clamp-4 whitespace-pre-line break-words">{notification.message}</span>
        <span className="mt-0.5 block text-xs text-ink-3">
          {ago(notification.timestamp, now)}
          {notification.priority === 'high' && <> · {m.urgent()}</>}
        </span>
      </span>
      {!notification.isRead && (
        <span className="mt-1.5 size-1.5 shrink-0 rounded-full bg-brand-mid" aria-hidden="true" />
      )}
    </button>
  )
}

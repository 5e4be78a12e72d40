import type { Notification } from '@campanile/contract/notifications/notifications.ts'
import { Settings } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { replaceRead } from '#lib/replaceRead.ts'
import { hasSentRequest } from '#lib/requestSent.ts'
import { useAct } from '#lib/useAct.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Empty } from '#ui/Empty.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { m } from './messages.ts'
import { NotificationItem } from './NotificationItem.tsx'
import { PushOffer } from './push/PushOffer.tsx'

const act = 'rounded-xs text-sm font-label text-brand-ink hover:underline disabled:opacity-50 max-md:h-10'

interface NotificationPanelProps {
  /** Above the notifications. */
  first?: ReactNode
  /** Opens the page of a notification; null if it has none. */
  onOpen: (path: string | null) => void
  onSettings: () => void
}

export function NotificationPanel({ first, onOpen, onSettings }: NotificationPanelProps) {
  const notifications = useRead('listNotifications', {})
  const answersPanel = { onAnswer: replaceRead('listNotifications') }
  const markAll = useAct('markAllNotificationsRead', answersPanel)
  const clear = useAct('clearNotifications', answersPanel)
  const remove = useAct('removeNotification', answersPanel)
  const now = useNow(60_000)
  const failure = markAll.error ?? clear.error ?? remove.error
  const hasItems = !!notifications.data?.items.length
  const head = useRef<HTMLHeadingElement>(null)
  // The selected item may be gone, so the focus stays in the panel.
  const keepFocus = { onSuccess: () => head.current?.focus() }

  const open = ({ id, navigationPath }: Notification) => {
    remove.mutate({ notificationId: id }, navigationPath ? {} : keepFocus)
    onOpen(navigationPath)
  }

  return (
    <>
      <div className="flex items-center gap-3.5 border-b border-line py-2 ps-4 pe-2">
        <h2 ref={head} tabIndex={-1} className="me-auto text-base font-title outline-none">
          {m.notifications()}
        </h2>
        {hasItems && (
          <>
            <button
              type="button"
              className={act}
              disabled={markAll.isPending || notifications.data?.unread === 0}
              onClick={() => markAll.mutate({}, keepFocus)}
            >
              {m.markAllRead()}
            </button>
            <button
              type="button"
              className={act}
              disabled={clear.isPending}
              onClick={() => clear.mutate({}, keepFocus)}
            >
              {m.clearAll()}
            </button>
          </>
        )}
        <IconButton label={m.notificationSettings()} onClick={onSettings}>
          <Settings size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="max-h-[min(440px,calc(100dvh-160px))] overflow-y-auto">
        {first}
        {(hasItems || hasSentRequest()) && <PushOffer />}
        {failure && (
          <Alert tone="bad" className="m-3">
            {sentenceOf(failure)}
          </Alert>
        )}
        <Loaded query={notifications} failure={m.weCouldntLoadYourNotifications()}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty kind="done" heading="h3" title={m.allCaughtUp()} />
            ) : (
              <ul className="divide-y divide-line">
                {items.map((notification) => (
                  <li key={notification.id}>
                    <NotificationItem
                      notification={notification}
                      now={now}
                      onOpen={() => open(notification)}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </>
  )
}

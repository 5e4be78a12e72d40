import { Bell, ListChecks } from 'lucide-react'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { m as waiting } from '#domains/insight/waiting/messages.ts'
import { waitingListPath } from '#domains/insight/waiting/waitingPlaces.ts'
import { badgeText } from '#domains/notifications/badge.ts'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { localPath } from '#lib/returnPath.ts'
import { useUser } from '#lib/session.ts'
import { settingsPath } from '#lib/settingsPath.ts'
import { useRead } from '#lib/useRead.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { PopoverButton } from '#ui/PopoverButton.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { m } from './messages.ts'

const NotificationPanel = lazyScreen(
  () => import('#domains/notifications/NotificationPanel.tsx'),
  'NotificationPanel',
)

const Badge = ({ text }: { text: string }) => (
  <span
    aria-hidden="true"
    className="tnum absolute -inset-e-1 -top-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-badge-fill px-1 text-2xs font-title leading-none text-white ring-2 ring-canvas max-md:inset-e-0 max-md:top-0.5"
  >
    {text}
  </span>
)

/** The bell with its unread count, and the panel it opens. */
export function NotificationBell() {
  const navigate = useNavigate()
  const unread = useRead('listNotifications', {}).data?.unread ?? 0
  const badge = badgeText(unread)
  return (
    <PopoverButton
      label={m.notifications()}
      className="w-[360px] max-w-[calc(100vw-24px)] rounded-lg"
      button={(trigger) => (
        <IconButton label={unread > 0 ? m.notificationsUnread({ unread }) : m.notifications()} {...trigger}>
          <Bell size={18} strokeWidth={1.75} aria-hidden="true" />
          {badge && <Badge text={badge} />}
        </IconButton>
      )}
    >
      {(close) => (
        <Suspense fallback={<SkeletonList />}>
          <NotificationPanel
            first={
              <WaitingLink
                onOpen={(path) => {
                  close()
                  navigate(path)
                }}
              />
            }
            onOpen={(path) => {
              const local = localPath(path, origin)
              if (!local) return
              close()
              navigate(local)
            }}
            onSettings={() => {
              close()
              navigate(settingsPath.notifications)
            }}
          />
        </Suspense>
      )}
    </PopoverButton>
  )
}

/** In the panel of the bell: how much waits for an admin or lecturer, and the way to it. */
function WaitingLink({ onOpen }: { onOpen: (path: string) => void }) {
  const { role } = useUser()
  const decides = role === 'admin' || role === 'lecturer'
  const entries = useRead('readWaiting', decides ? {} : null, { everyMinute: true }).data?.items ?? []
  const items = entries.reduce((sum, { count }) => sum + count, 0)
  if (items === 0) return null
  return (
    <button
      type="button"
      onClick={() => onOpen(waitingListPath)}
      className="flex w-full items-center gap-3 border-b border-line px-4 py-3 text-start text-sm font-label text-brand-ink hover:bg-hover focus-visible:-outline-offset-2"
    >
      <ListChecks size={18} strokeWidth={1.75} className="shrink-0" aria-hidden="true" />
      {waiting.itemsAwaiting({ items })}
    </button>
  )
}

import { LogOut } from 'lucide-react'
import { Link } from 'react-router'
import { waitingByMenu } from '#domains/insight/waiting/waitingPlaces.ts'
import { homePath } from '#lib/returnPath.ts'
import { fullName, useUser } from '#lib/session.ts'
import { useRead } from '#lib/useRead.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { Wordmark } from '#ui/Wordmark.tsx'
import { m } from './messages.ts'
import { NavLinkItem } from './NavLinkItem.tsx'
import { NavSection } from './NavSection.tsx'
import { sectionsFor, settingsEntry } from './nav.ts'
import { navItemClass } from './navItemClass.ts'

interface SidebarProps {
  onSignOut: () => void
  /** Runs when a destination is selected: the drawer closes. */
  onGo?: () => void
}

function Person() {
  const user = useUser()
  const name = fullName(user)
  return (
    <div className="mx-3 mb-3 flex items-center gap-3 rounded-md px-1.5 py-1 [--dot-ring:var(--canvas)]">
      <Avatar name={name} profileImage={user.profileImage} size={36} face={user.faceRegistered} />
      <div className="min-w-0">
        <div className="truncate text-sm font-title leading-tight">{name}</div>
        <RoleBadge role={user.role} employmentType={user.employmentType} className="mt-1" />
      </div>
    </div>
  )
}

/** Mark, person, destinations, with Settings and Sign Out at the foot. */
export function Sidebar({ onSignOut, onGo }: SidebarProps) {
  const { role } = useUser()
  const waiting = useRead('readWaiting', role === 'admin' ? {} : null, { everyMinute: true })
  const counts = waitingByMenu(waiting.data?.items ?? [])
  return (
    <div className="flex h-full flex-col">
      <Link
        to={homePath}
        onClick={onGo}
        aria-label={m.campanileHome()}
        className="flex h-14 shrink-0 items-center self-start px-4"
      >
        <Wordmark size={22} />
      </Link>
      <Person />
      <nav aria-label={m.main()} className="flex min-h-0 flex-1 flex-col">
        <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-3">
          {sectionsFor(role).map((section) => (
            <NavSection key={section.title} {...section} waiting={counts} onGo={onGo} />
          ))}
        </div>
        <div className="border-t border-line px-3 pt-2.5">
          <NavLinkItem entry={settingsEntry} waiting={0} onGo={onGo} />
        </div>
      </nav>
      <div className="px-3 pb-2.5 pt-px">
        <button type="button" onClick={onSignOut} className={navItemClass()}>
          <LogOut size={16} strokeWidth={1.7} className="shrink-0 text-ink-3" aria-hidden="true" />
          {m.signOut()}
        </button>
      </div>
    </div>
  )
}

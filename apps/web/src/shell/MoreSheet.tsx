import { ChevronRight, LogOut } from 'lucide-react'
import { NavLink } from 'react-router'
import { cn } from '#lib/cn.ts'
import { fullName, useUser } from '#lib/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { m } from './messages.ts'
import { moreFor } from './phoneTabs.ts'

const itemClass = 'flex min-h-13 w-full items-center gap-3.5 px-5 text-md font-label hover:bg-hover'

interface MoreSheetProps {
  onSignOut: () => void
  onClose: () => void
}

/** The screens that a phone’s tabs leave out, from below. */
export function MoreSheet({ onSignOut, onClose }: MoreSheetProps) {
  const user = useUser()
  const name = fullName(user)
  return (
    <Dialog title={m.more()} onClose={onClose}>
      <div className="flex items-center gap-3 px-5 py-4 [--dot-ring:var(--surface)]">
        <Avatar name={name} profileImage={user.profileImage} size={40} face={user.faceRegistered} />
        <div className="min-w-0">
          <div className="truncate text-md font-title">{name}</div>
          <RoleBadge role={user.role} employmentType={user.employmentType} className="mt-1" />
        </div>
      </div>
      <nav aria-label={m.moreScreens()} className="border-t border-line">
        <ul className="divide-y divide-line">
          {moreFor(user.role).map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                onClick={onClose}
                className={({ isActive }) => cn(itemClass, isActive && 'text-brand-ink')}
              >
                <Icon size={19} strokeWidth={1.7} className="shrink-0 text-ink-3" aria-hidden="true" />
                <span className="min-w-0 flex-1 truncate">{label}</span>
                <ChevronRight size={17} className="shrink-0 text-ink-3" aria-hidden="true" />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-t border-line pb-[max(8px,env(safe-area-inset-bottom))]">
        <button type="button" onClick={onSignOut} className={itemClass}>
          <LogOut size={19} strokeWidth={1.7} className="shrink-0 text-ink-3" aria-hidden="true" />
          {m.signOut()}
        </button>
      </div>
    </Dialog>
  )
}

import { NavLink } from 'react-router'
import { cn } from '#lib/cn.ts'
import { m } from './messages.ts'
import type { NavEntry } from './nav.ts'
import { navItemClass } from './navItemClass.ts'

/** A larger count says no more. */
const most = 99

interface NavLinkItemProps {
  entry: NavEntry
  /** The number of waiting items. */
  waiting: number
  onGo?: (() => void) | undefined
}

export const NavLinkItem = ({ entry: { to, label, icon: Icon }, waiting, onGo }: NavLinkItemProps) => (
  <NavLink to={to} onClick={onGo} className={({ isActive }) => navItemClass(isActive)}>
    {({ isActive }) => (
      <>
        <Icon
          size={16}
          strokeWidth={isActive ? 2 : 1.7}
          className={cn('shrink-0', isActive ? 'text-brand-ink' : 'text-ink-3 group-hover:text-ink-2')}
          aria-hidden="true"
        />
        <span className="truncate">{label}</span>
        {waiting > 0 && (
          <span className="tnum ms-auto rounded-full bg-sunken px-1.5 text-2xs font-strong text-ink-2 dark:bg-raised">
            <span aria-hidden="true">{waiting > most ? `${most}+` : waiting}</span>
            <span className="sr-only">{m.countWaiting({ count: waiting })}</span>
          </span>
        )}
      </>
    )}
  </NavLink>
)

import { NavLink } from 'react-router'
import { cn } from '#lib/cn.ts'
import type { NavEntry } from './nav.ts'
import { navItemClass } from './navItemClass.ts'

interface NavLinkItemProps {
  entry: NavEntry
  onGo?: (() => void) | undefined
}

export const NavLinkItem = ({ entry: { to, label, icon: Icon }, onGo }: NavLinkItemProps) => (
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
      </>
    )}
  </NavLink>
)

import { Ellipsis } from 'lucide-react'
import { NavLink } from 'react-router'
import { cn } from '#lib/cn.ts'
import { homePath } from '#lib/returnPath.ts'
import { m } from './messages.ts'
import type { PhoneTab } from './phoneTabs.ts'

const tabClass = 'flex flex-1 flex-col items-center justify-center gap-0.5 text-2xs font-label'

const Tab = ({ to, label, icon: Icon, raised }: PhoneTab) =>
  raised ? (
    <NavLink
      to={to}
      className="-mt-5 flex w-[76px] flex-col items-center gap-1 text-2xs font-title text-brand-ink"
    >
      <span className="arch grid h-[54px] w-12 place-items-center bg-brand text-on-brand ring-4 ring-surface">
        <Icon size={22} aria-hidden="true" />
      </span>
      {label}
    </NavLink>
  ) : (
    <NavLink
      to={to}
      end={to === homePath}
      className={({ isActive }) => cn(tabClass, isActive ? 'text-brand-ink' : 'text-ink-3')}
    >
      <Icon size={21} strokeWidth={1.8} aria-hidden="true" />
      {label}
    </NavLink>
  )

interface PhoneTabsProps {
  tabs: readonly PhoneTab[]
  onMore: () => void
}

/** The bottom tabs of a phone: a role's daily screens, and More for the rest. */
export const PhoneTabs = ({ tabs, onMore }: PhoneTabsProps) => (
  <nav
    aria-label={m.quick()}
    className="print:hidden fixed inset-x-0 bottom-0 z-30 flex h-[calc(64px+env(safe-area-inset-bottom))] items-stretch border-t border-line bg-surface/95 px-2 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
  >
    {tabs.map((tab) => (
      <Tab key={tab.to} {...tab} />
    ))}
    <button type="button" aria-haspopup="dialog" onClick={onMore} className={cn(tabClass, 'text-ink-3')}>
      <Ellipsis size={21} strokeWidth={1.8} aria-hidden="true" />
      {m.more()}
    </button>
  </nav>
)

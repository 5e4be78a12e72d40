import { CalendarDays, Ellipsis, GraduationCap, House, type LucideIcon, QrCode } from 'lucide-react'
import { NavLink } from 'react-router'
import { cn } from '#lib/cn.ts'
import { homePath } from '#lib/returnPath.ts'

const tabClass = 'flex flex-1 flex-col items-center justify-center gap-0.5 text-2xs font-label'

interface TabProps {
  to: string
  label: string
  icon: LucideIcon
}

const Tab = ({ to, label, icon: Icon }: TabProps) => (
  <NavLink to={to} end className={({ isActive }) => cn(tabClass, isActive ? 'text-brand-ink' : 'text-ink-3')}>
    <Icon size={21} strokeWidth={1.8} aria-hidden="true" />
    {label}
  </NavLink>
)

/** A student's thumb reaches these: today, the timetable, the check-in as a raised arch, results, and the rest. */
export const PhoneTabs = ({ onMore }: { onMore: () => void }) => (
  <nav
    aria-label="Quick"
    className="fixed inset-x-0 bottom-0 z-30 flex h-[calc(64px+env(safe-area-inset-bottom))] items-stretch border-t border-line bg-surface/95 px-2 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
  >
    <Tab to={homePath} label="Today" icon={House} />
    <Tab to="/app/schedule" label="Timetable" icon={CalendarDays} />
    <NavLink
      to="/app/attendance/scan"
      className="-mt-5 flex w-[76px] flex-col items-center gap-1 text-2xs font-title text-brand-ink"
    >
      <span className="arch grid h-[54px] w-12 place-items-center bg-brand text-on-brand ring-4 ring-surface">
        <QrCode size={22} aria-hidden="true" />
      </span>
      Check in
    </NavLink>
    <Tab to={`${homePath}/results`} label="Results" icon={GraduationCap} />
    <button type="button" onClick={onMore} className={cn(tabClass, 'text-ink-3')}>
      <Ellipsis size={21} strokeWidth={1.8} aria-hidden="true" />
      More
    </button>
  </nav>
)

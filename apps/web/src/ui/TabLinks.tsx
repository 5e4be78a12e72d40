import { NavLink } from 'react-router'
import { cn } from '#lib/cn.ts'

interface TabLinksProps {
  /** Accessible name. */
  label: string
  tabs: readonly { to: string; label: string }[]
}

/** The parts of a large screen, each with a path of its own. */
export const TabLinks = ({ label, tabs }: TabLinksProps) => (
  <nav aria-label={label} className="mb-5 flex gap-1 overflow-x-auto border-b border-line">
    {tabs.map((tab) => (
      <NavLink
        key={tab.to}
        to={tab.to}
        end
        className={({ isActive }) =>
          cn(
            '-mb-px flex h-10 shrink-0 items-center border-b-2 px-3 text-base font-[560] max-md:h-11',
            isActive
              ? 'border-brand-mid text-brand-ink'
              : 'border-transparent text-ink-2 hover:border-line-2 hover:text-ink',
          )
        }
      >
        {tab.label}
      </NavLink>
    ))}
  </nav>
)

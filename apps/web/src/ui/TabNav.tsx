import { NavLink, useLocation } from 'react-router'
import { cn } from '#lib/cn.ts'
import { useActiveInView } from './useActiveInView.ts'

interface TabNavProps {
  /** Accessible name. */
  label: string
  tabs: readonly { to: string; label: string }[]
}

/** Parts of one screen, each with its own address; on a phone the row scrolls sideways. */
export function TabNav({ label, tabs }: TabNavProps) {
  const { pathname, search } = useLocation()
  const row = useActiveInView<HTMLElement>(pathname + search)
  return (
    <nav ref={row} aria-label={label} className="mb-5 overflow-x-auto border-b border-line print:hidden">
      <ul className="flex gap-6 max-md:gap-5">
        {tabs.map(({ to, label: name }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                cn(
                  'flex h-10 items-center whitespace-nowrap border-b-2 text-base transition-colors focus-visible:-outline-offset-2 max-md:h-12',
                  isActive
                    ? 'border-brand-ink font-title text-ink'
                    : 'border-transparent font-normal text-ink-2 hover:text-ink',
                )
              }
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

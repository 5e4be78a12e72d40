import { ChevronDown } from 'lucide-react'
import { NavLink, useLocation, useNavigate } from 'react-router'
import { cn } from '#lib/cn.ts'
import { controlFrame, controlInput } from '#ui/controlClass.ts'
import { m } from './messages.ts'
import type { settingsGroupsFor } from './settingsSections.ts'

type Groups = ReturnType<typeof settingsGroupsFor>

const linkClass = (active: boolean) =>
  cn(
    'flex h-9 items-center gap-2.5 rounded-sm px-2.5 text-base transition-colors',
    active
      ? 'bg-brand-tint font-title text-brand-ink'
      : 'font-normal text-ink-2 hover:bg-hover hover:text-ink',
  )

/** The sections beside the open one. */
const SectionList = ({ groups }: { groups: Groups }) => (
  <nav
    aria-label={m.settings()}
    className="sticky top-[72px] max-h-[calc(100dvh-72px)] overflow-y-auto py-3 max-md:hidden"
  >
    {groups.map(({ title, sections }) => (
      <div key={title} className="not-first:mt-5">
        {groups.length > 1 && <h2 className="mb-1 px-2.5 text-xs font-label text-ink-3">{title}</h2>}
        <ul className="space-y-px">
          {sections.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <NavLink to={to} end className={({ isActive }) => linkClass(isActive)}>
                <Icon size={16} strokeWidth={1.75} className="shrink-0" aria-hidden="true" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
)

/** The same on a phone: one line, the browser's own list. */
function SectionSelect({ groups }: { groups: Groups }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <div className={cn(controlFrame(false), 'mb-5 md:hidden')}>
      <select
        aria-label={m.section()}
        value={pathname}
        onChange={(event) => navigate(event.target.value)}
        className={cn(controlInput, 'appearance-none pe-10 font-label')}
      >
        {groups.map(({ title, sections }) => (
          <optgroup key={title} label={title} className="bg-raised">
            {sections.map(({ to, label }) => (
              <option key={to} value={to} className="bg-raised">
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <ChevronDown
        size={16}
        className="pointer-events-none absolute inset-e-3.5 text-ink-3"
        aria-hidden="true"
      />
    </div>
  )
}

/** The way between the sections of the settings. */
export const SettingsNav = ({ groups }: { groups: Groups }) => (
  <>
    <SectionList groups={groups} />
    <SectionSelect groups={groups} />
  </>
)

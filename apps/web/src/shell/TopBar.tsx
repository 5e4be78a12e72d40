import { CircleHelp, Menu, Moon, Search, Sun } from 'lucide-react'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'
import { lazyPart } from '#lib/lazyPart.tsx'
import { homePath } from '#lib/returnPath.ts'
import { useUser } from '#lib/session.ts'
import { useTheme } from '#lib/theme.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Wordmark } from '#ui/Wordmark.tsx'
import { m } from './messages.ts'
import { NotificationBell } from './NotificationBell.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { phoneTabsFor } from './phoneTabs.ts'
import { searchLabel } from './search/searchLabel.ts'

const AssignmentBell = lazyPart(
  () => import('#domains/assignments/bell/AssignmentBell.tsx'),
  'AssignmentBell',
)

interface TopBarProps {
  onMenu: () => void
  onSearch: () => void
  onHelp: () => void
  onSignOut: () => void
}

const SearchBox = ({ label, onSearch }: { label: string; onSearch: () => void }) => (
  <button
    type="button"
    onClick={onSearch}
    className="edge flex h-8 w-full max-w-[360px] items-center gap-2 rounded-sm bg-surface px-2.5 text-sm text-ink-3 shadow-edge hover:bg-hover max-lg:hidden"
  >
    <Search size={15} aria-hidden="true" />
    <span className="truncate">{label}</span>
    <kbd className="ms-auto rounded-xs border border-line px-1.5 font-sans text-2xs text-ink-3">
      {m.ctrlK()}
    </kbd>
  </button>
)

/** Search, theme, assignments for those who have any, bell, person. Roles with tabs on a phone reach the menu from there instead. */
export function TopBar({ onMenu, onSearch, onHelp, onSignOut }: TopBarProps) {
  const { role } = useUser()
  const hasTabs = phoneTabsFor(role).length > 0
  return (
    <header className="print:hidden sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-canvas/90 px-8 backdrop-blur-md max-lg:px-4 max-md:px-3">
      <IconButton
        label={m.openMenu()}
        onClick={onMenu}
        className={cn('lg:hidden', hasTabs && 'max-md:hidden')}
      >
        <Menu size={20} aria-hidden="true" />
      </IconButton>
      <Link
        to={homePath}
        aria-label={m.campanileHome()}
        className={cn('flex h-10 items-center lg:hidden', hasTabs && 'max-md:ps-1')}
      >
        <Wordmark size={22} />
      </Link>
      <SearchBox label={searchLabel(role)} onSearch={onSearch} />
      <div className="ms-auto flex items-center gap-1.5 max-md:gap-0.5">
        <IconButton label={m.search()} className="lg:hidden" onClick={onSearch}>
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label={m.howThisWorks()} onClick={onHelp} className="max-md:hidden">
          <CircleHelp size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <ThemeSwitch />
        {(role === 'student' || role === 'lecturer') && (
          <span className="min-w-9 max-md:min-w-11">
            <AssignmentBell />
          </span>
        )}
        <NotificationBell />
        <span className="mx-1 h-5 w-px bg-line max-md:hidden" />
        <ProfileMenu onHelp={onHelp} onSignOut={onSignOut} />
      </div>
    </header>
  )
}

function ThemeSwitch() {
  const { theme, switchTheme } = useTheme()
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <IconButton
      label={theme === 'dark' ? m.toLightTheme() : m.toDarkTheme()}
      onClick={switchTheme}
      className="max-md:hidden"
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  )
}

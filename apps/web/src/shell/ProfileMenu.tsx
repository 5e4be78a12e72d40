import { ChevronsUpDown, CircleHelp, LogOut, Moon, ScanFace, Settings, Sun } from 'lucide-react'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'
import { fullName, useUser } from '#lib/session.ts'
import { settingsPath } from '#lib/settingsPath.ts'
import { useTheme } from '#lib/theme.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { PopoverButton } from '#ui/PopoverButton.tsx'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { m } from './messages.ts'

const actClass =
  'flex h-8 w-full items-center gap-2.5 rounded-xs px-2 text-start text-sm hover:bg-brand-tint ' +
  'hover:text-brand-ink max-md:h-11 max-md:text-base'

function Person() {
  const user = useUser()
  return (
    <div className="border-b border-line px-3 py-2.5">
      <p className="text-sm font-title">{fullName(user)}</p>
      <p className="text-xs text-ink-3">
        <Verbatim block>{user.email}</Verbatim>
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <RoleBadge role={user.role} employmentType={user.employmentType} />
        <span
          className={cn(
            'inline-flex items-center gap-1 text-xs font-label',
            user.faceRegistered ? 'text-ok-ink' : 'text-bad-ink',
          )}
        >
          <ScanFace size={14} aria-hidden="true" />
          {user.faceRegistered ? m.faceRegistered() : m.faceNotRegistered()}
        </span>
      </p>
    </div>
  )
}

/** Here only if the top bar has no room for it. */
function ThemeAct() {
  const { theme, switchTheme } = useTheme()
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <button type="button" className={cn(actClass, 'md:hidden')} onClick={switchTheme}>
      <Icon size={15} aria-hidden="true" />
      {theme === 'dark' ? m.toLightTheme() : m.toDarkTheme()}
    </button>
  )
}

interface ProfileMenuProps {
  onHelp: () => void
  onSignOut: () => void
}

/** The signed-in person, their settings, and sign-out. */
export function ProfileMenu({ onHelp, onSignOut }: ProfileMenuProps) {
  const user = useUser()
  const name = fullName(user)
  return (
    <PopoverButton
      label={m.account()}
      className="w-60 rounded-md"
      button={(trigger) => (
        <button
          type="button"
          {...trigger}
          className="flex items-center gap-1.5 rounded-md p-1 hover:bg-hover max-md:p-1.5"
        >
          <span className="sr-only">{m.accountMenuFor({ name })}</span>
          <Avatar name={name} profileImage={user.profileImage} size={26} />
          <ChevronsUpDown size={13} className="text-ink-3 max-md:hidden" aria-hidden="true" />
        </button>
      )}
    >
      {(close) => (
        <>
          <Person />
          <div className="p-1">
            <ThemeAct />
            {/* The dialog comes once the focus is back, so that closing it can return it here. */}
            <Link to={settingsPath.profile} className={actClass} onClick={() => close()}>
              <Settings size={15} aria-hidden="true" />
              {m.settings()}
            </Link>
            <button type="button" className={cn(actClass, 'md:hidden')} onClick={() => close(onHelp)}>
              <CircleHelp size={15} aria-hidden="true" />
              {m.howThisWorks()}
            </button>
            <button type="button" className={actClass} onClick={() => close(onSignOut)}>
              <LogOut size={15} aria-hidden="true" />
              {m.signOut()}
            </button>
          </div>
        </>
      )}
    </PopoverButton>
  )
}

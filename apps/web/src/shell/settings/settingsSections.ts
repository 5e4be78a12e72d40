import { everyone, type Role } from '@campanile/contract/roles.ts'
import { Bell, CalendarSync, KeyRound, type LucideIcon, Palette, UserRound } from 'lucide-react'
import { settingsPath } from '#lib/settingsPath.ts'

interface SettingsSection {
  label: string
  to: string
  icon: LucideIcon
  roles: readonly Role[]
}

/** What each person decides for themselves. */
const mySections: readonly SettingsSection[] = [
  { label: 'Profile', to: settingsPath.profile, icon: UserRound, roles: everyone },
  { label: 'Passkeys', to: settingsPath.passkeys, icon: KeyRound, roles: everyone },
  { label: 'Notifications', to: settingsPath.notifications, icon: Bell, roles: everyone },
  { label: 'Appearance', to: settingsPath.appearance, icon: Palette, roles: everyone },
  {
    label: 'Calendar feed',
    to: settingsPath.calendarFeed,
    icon: CalendarSync,
    roles: ['lecturer', 'student'],
  },
]

/** What admins decide for the institution. */
const institutionSections: readonly SettingsSection[] = []

interface SettingsGroup {
  title: string
  sections: readonly SettingsSection[]
}

const groups: readonly SettingsGroup[] = [
  { title: 'You', sections: mySections },
  { title: 'Institution', sections: institutionSections },
]

/** The groups of sections that a role sees, each with those it may open. */
export const settingsGroupsFor = (role: Role): SettingsGroup[] =>
  groups
    .map(({ title, sections }) => ({ title, sections: sections.filter((it) => it.roles.includes(role)) }))
    .filter(({ sections }) => sections.length > 0)

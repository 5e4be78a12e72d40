import { everyone, type Role } from '@campanile/contract/roles.ts'
import {
  Activity,
  Bell,
  CalendarSync,
  ClipboardCheck,
  FolderDown,
  HardDrive,
  History,
  Inbox,
  KeyRound,
  Landmark,
  LockKeyhole,
  type LucideIcon,
  MonitorSmartphone,
  Palette,
  ScanFace,
  ShieldCheck,
  TabletSmartphone,
  Trash2,
  UserRound,
  Wallet,
} from 'lucide-react'
import { adminSettingsPath, settingsPath } from '#lib/settingsPath.ts'

interface SettingsSection {
  label: string
  to: string
  icon: LucideIcon
  roles: readonly Role[]
}

/** What each person decides for themselves. */
const mySections: readonly SettingsSection[] = [
  { label: 'Profile', to: settingsPath.profile, icon: UserRound, roles: everyone },
  { label: 'Password and codes', to: settingsPath.security, icon: LockKeyhole, roles: everyone },
  { label: 'Passkeys', to: settingsPath.passkeys, icon: KeyRound, roles: everyone },
  { label: 'Sessions', to: settingsPath.signIns, icon: MonitorSmartphone, roles: everyone },
  { label: 'Displays', to: settingsPath.displays, icon: TabletSmartphone, roles: ['admin', 'lecturer'] },
  { label: 'Notifications', to: settingsPath.notifications, icon: Bell, roles: everyone },
  { label: 'Face data', to: settingsPath.face, icon: ScanFace, roles: everyone },
  { label: 'Appearance', to: settingsPath.appearance, icon: Palette, roles: everyone },
  {
    label: 'Calendar feed',
    to: settingsPath.calendarFeed,
    icon: CalendarSync,
    roles: ['lecturer', 'student'],
  },
  { label: 'My data', to: settingsPath.myData, icon: FolderDown, roles: everyone },
]

const admins = ['admin'] as const

/** What admins decide for the institution. */
const institutionSections: readonly SettingsSection[] = [
  { label: 'Institution', to: adminSettingsPath.institution, icon: Landmark, roles: admins },
  { label: 'Attendance policy', to: adminSettingsPath.attendance, icon: ClipboardCheck, roles: admins },
  { label: 'Face policy', to: adminSettingsPath.faces, icon: ScanFace, roles: admins },
  { label: 'Requests and work', to: adminSettingsPath.requests, icon: Inbox, roles: admins },
  { label: 'Payroll', to: adminSettingsPath.pay, icon: Wallet, roles: admins },
  { label: 'Security and sign-in', to: adminSettingsPath.signIn, icon: ShieldCheck, roles: admins },
  { label: 'Mail and storage', to: adminSettingsPath.connections, icon: HardDrive, roles: admins },
  { label: 'Data retention', to: adminSettingsPath.retention, icon: Trash2, roles: admins },
  { label: 'Audit log', to: adminSettingsPath.auditLog, icon: History, roles: admins },
  { label: 'System status', to: adminSettingsPath.status, icon: Activity, roles: admins },
]

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

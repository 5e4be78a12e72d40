import { everyone, type Role } from '@campanile/contract/roles.ts'
import {
  Activity,
  Bell,
  Blocks,
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
  RefreshCw,
  ScanFace,
  ShieldCheck,
  TabletSmartphone,
  Trash2,
  UserRound,
  Wallet,
  Webhook,
} from 'lucide-react'
import { adminSettingsPath, settingsPath } from '#lib/settingsPath.ts'
import { m } from './messages.ts'

interface SettingsSection {
  label: string
  to: string
  icon: LucideIcon
  roles: readonly Role[]
}

/** Personal settings. */
const mySections: readonly SettingsSection[] = [
  { label: m.profile(), to: settingsPath.profile, icon: UserRound, roles: everyone },
  { label: m.passwordAndCodes(), to: settingsPath.security, icon: LockKeyhole, roles: everyone },
  { label: m.passkeys(), to: settingsPath.passkeys, icon: KeyRound, roles: everyone },
  { label: m.sessions(), to: settingsPath.signIns, icon: MonitorSmartphone, roles: everyone },
  { label: m.displays(), to: settingsPath.displays, icon: TabletSmartphone, roles: ['admin', 'lecturer'] },
  { label: m.notifications(), to: settingsPath.notifications, icon: Bell, roles: everyone },
  { label: m.faceData(), to: settingsPath.face, icon: ScanFace, roles: everyone },
  { label: m.appearance(), to: settingsPath.appearance, icon: Palette, roles: everyone },
  {
    label: m.calendarFeed(),
    to: settingsPath.calendarFeed,
    icon: CalendarSync,
    roles: ['lecturer', 'student'],
  },
  { label: m.myData(), to: settingsPath.myData, icon: FolderDown, roles: everyone },
]

const admins = ['admin'] as const

/** Settings of the institution, for admins. */
const institutionSections: readonly SettingsSection[] = [
  { label: m.institution(), to: adminSettingsPath.institution, icon: Landmark, roles: admins },
  { label: m.attendancePolicy(), to: adminSettingsPath.attendance, icon: ClipboardCheck, roles: admins },
  { label: m.facePolicy(), to: adminSettingsPath.faces, icon: ScanFace, roles: admins },
  { label: m.requestsAndWork(), to: adminSettingsPath.requests, icon: Inbox, roles: admins },
  { label: m.payroll(), to: adminSettingsPath.pay, icon: Wallet, roles: admins },
  { label: m.securityAndSignIn(), to: adminSettingsPath.signIn, icon: ShieldCheck, roles: admins },
  { label: m.mailAndStorage(), to: adminSettingsPath.connections, icon: HardDrive, roles: admins },
  { label: m.integrations(), to: adminSettingsPath.integrations, icon: Blocks, roles: admins },
  { label: m.rosterSync(), to: adminSettingsPath.roster, icon: RefreshCw, roles: admins },
  { label: m.webhooks(), to: adminSettingsPath.webhooks, icon: Webhook, roles: admins },
  { label: m.dataRetention(), to: adminSettingsPath.retention, icon: Trash2, roles: admins },
  { label: m.auditLog(), to: adminSettingsPath.auditLog, icon: History, roles: admins },
  { label: m.systemStatus(), to: adminSettingsPath.status, icon: Activity, roles: admins },
]

interface SettingsGroup {
  title: string
  sections: readonly SettingsSection[]
}

const groups: readonly SettingsGroup[] = [
  { title: m.you(), sections: mySections },
  { title: m.institution(), sections: institutionSections },
]

/** The groups of sections that a role sees, each with those it may open. */
export const settingsGroupsFor = (role: Role): SettingsGroup[] =>
  groups
    .map(({ title, sections }) => ({ title, sections: sections.filter((it) => it.roles.includes(role)) }))
    .filter(({ sections }) => sections.length > 0)

import type { Role } from '@campanile/contract/roles.ts'
import {
  CalendarDays,
  GraduationCap,
  House,
  type LucideIcon,
  Plane,
  QrCode,
  ScanFace,
  Wallet,
} from 'lucide-react'
import { homePath } from '#lib/returnPath.ts'
import { m } from './messages.ts'
import { type NavEntry, sectionsFor, settingsEntry } from './nav.ts'

export interface PhoneTab {
  to: string
  label: string
  icon: LucideIcon
  /** The role's main act, as an arch above the bar. */
  raised?: boolean
}

const today: PhoneTab = { to: homePath, label: m.today(), icon: House }

const tabs: Partial<Record<Role, readonly PhoneTab[]>> = {
  student: [
    today,
    { to: '/app/schedule', label: m.timetable(), icon: CalendarDays },
    { to: '/app/attendance/scan', label: m.checkIn(), icon: QrCode, raised: true },
    { to: `${homePath}/results`, label: m.results(), icon: GraduationCap },
  ],
  staff: [
    today,
    { to: '/app/attendance', label: m.checkIn(), icon: ScanFace },
    { to: '/app/leave-requests', label: m.leave(), icon: Plane },
    { to: '/app/my-payroll', label: m.pay(), icon: Wallet },
  ],
}

/** The tabs at the bottom of a phone; roles without any have the menu at the top. */
export const phoneTabsFor = (role: Role): readonly PhoneTab[] => tabs[role] ?? []

/** The entries that are not tabs, in the order of the sidebar. */
export function moreFor(role: Role): NavEntry[] {
  const inTabs = new Set(phoneTabsFor(role).map(({ to }) => to))
  const entries = [...sectionsFor(role).flatMap((section) => section.entries), settingsEntry]
  return entries.filter(({ to }) => !inTabs.has(to))
}

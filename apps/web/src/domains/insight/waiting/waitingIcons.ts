import type { WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import {
  CalendarClock,
  CircleHelp,
  ClipboardList,
  CloudOff,
  FileClock,
  FileHeart,
  GraduationCap,
  IdCard,
  type LucideIcon,
  MailWarning,
  MessageCircleQuestion,
  Plane,
  Scale,
  ScanFace,
  ScanSearch,
  UserRoundCheck,
} from 'lucide-react'

/** Every queue by its picture. */
export const waitingIcons: Record<WaitingQueue, LucideIcon> = {
  mitigation: FileHeart,
  leave: Plane,
  'session-requests': CalendarClock,
  'late-submissions': FileClock,
  'face-reviews': ScanFace,
  'mark-sheets': GraduationCap,
  disputes: MessageCircleQuestion,
  findings: ScanSearch,
  'offline-claims': CloudOff,
  'staff-corrections': IdCard,
  'pay-discrepancies': Scale,
  'pay-questions': CircleHelp,
  mails: MailWarning,
  'cover-requests': UserRoundCheck,
  registers: ClipboardList,
}

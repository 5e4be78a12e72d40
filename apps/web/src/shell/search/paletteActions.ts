import { everyone, type Role } from '@campanile/contract/roles.ts'
import {
  Banknote,
  CalendarPlus,
  CalendarSync,
  ClipboardList,
  DoorOpen,
  FilePlus,
  FileUp,
  Library,
  type LucideIcon,
  MonitorSmartphone,
  Moon,
  Plane,
  ScanFace,
  ScanLine,
  Send,
  Sun,
  UserPlus,
  WandSparkles,
} from 'lucide-react'
import { m } from './messages.ts'
import type { PaletteAct, PaletteEntry } from './paletteEntry.ts'

const action = (
  id: string,
  label: string,
  icon: LucideIcon,
  roles: readonly Role[],
  act: PaletteAct,
): PaletteEntry => ({ id: `action ${id}`, label, icon, roles, act })

const admins = ['admin'] as const
const employees = ['lecturer', 'staff'] as const

/** Everything that the palette can do, each with the screen on which it begins. */
const actions: readonly PaletteEntry[] = [
  action('add-user', m.addUser(), UserPlus, admins, { to: '/app/users?new=1' }),
  action('import-users', m.importUsers(), FileUp, admins, { to: '/app/users/imports' }),
  action('check-faces', m.checkFacePhotos(), ScanFace, admins, { to: '/app/users?faces=1' }),
  action('add-class', m.addClass(), Library, admins, { to: '/app/classes?new=1' }),
  action('add-course', m.addCourse(), Library, admins, { to: '/app/classes/courses?new=1' }),
  action('add-room', m.addRoom(), Library, admins, { to: '/app/classes/rooms?new=1' }),
  action('add-batch', m.addBatch(), Library, admins, { to: '/app/classes/batches?new=1' }),
  action('add-holiday', m.addPublicHoliday(), CalendarPlus, admins, { to: '/app/classes/holidays?new=1' }),
  action('add-exam', m.addExam(), FilePlus, admins, { to: '/app/exam-management?new=1' }),
  action('find-room', m.findFreeRoom(), DoorOpen, admins, { to: '/app/classes/timetable?find=1' }),
  action('plan-timetable', m.planTimetable(), WandSparkles, admins, { to: '/app/classes/timetable/drafts' }),
  action('next-term', m.prepareNextTerm(), CalendarPlus, admins, { to: '/app/classes/terms' }),
  action('plan-exams', m.planExams(), WandSparkles, admins, { to: '/app/exam-management/drafts' }),
  action('publish-exams', m.publishExams(), Send, admins, { to: '/app/exam-management?publish=1' }),
  action('start-pay-run', m.startPayRun(), Banknote, admins, { to: '/app/payroll?new=1' }),
  action('create-assignment', m.createAssignment(), FilePlus, ['lecturer'], {
    to: '/app/my-assignments?new=1',
  }),
  action('request-leave', m.requestLeave(), Plane, employees, { to: '/app/leave-requests?new=1' }),
  action('enter-marks', m.enterMarks(), ClipboardList, ['lecturer'], { to: '/app/my-assignments/marks' }),
  action('scan-code', m.scanCode(), ScanLine, ['student'], { to: '/app/attendance/scan' }),
  action('request-mitigation', m.requestMitigation(), FilePlus, ['student'], { to: '/app/mitigation' }),
  action('subscribe', m.subscribeToSchedule(), CalendarSync, ['lecturer', 'student'], {
    to: '/app/schedule?subscribe=1',
  }),
  action('register-face', m.registerFace(), ScanFace, everyone, { to: '/app/setup/face-registration' }),
  action('dark', m.darkTheme(), Moon, everyone, { theme: 'dark' }),
  action('light', m.lightTheme(), Sun, everyone, { theme: 'light' }),
  action('system-theme', m.deviceTheme(), MonitorSmartphone, everyone, { theme: 'system' }),
]

export const actionsFor = (role: Role): PaletteEntry[] => actions.filter(({ roles }) => roles.includes(role))

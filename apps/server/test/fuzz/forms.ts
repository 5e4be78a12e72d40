import { noLatePolicy } from '@campanile/contract/assignments/assignment.ts'
import type { OperationName } from '@campanile/contract/operations.ts'
import { newId } from '#db/columns.ts'
import { testSubscription } from '#testing/push-subscription.ts'
import type { World } from './world.ts'

/** Values that cannot be derived from the schema, as the screens would fill them in. */
type Form = (world: World, turn: number) => object

const at = (world: World, minutes: number) =>
  new Date(world.clock.now().getTime() + minutes * 60_000).toISOString()
const dayIn = (world: World, days: number) => at(world, days * 24 * 60).slice(0, 10)

const spans: Form = (world, turn) => ({ from: dayIn(world, -(turn % 15)), to: dayIn(world, turn % 15) })
const assignment: Form = (world, turn) => ({
  opensAt: at(world, -60 * (turn % 48)),
  dueAt: at(world, 60 * (1 + (turn % 200))),
  maxMark: '100',
  weight: '20',
  late: noLatePolicy,
  maxFileBytes: 25 * 1024 * 1024,
})
const hours: Form = (_world, turn) => {
  const hour = 8 + (turn % 9)
  return {
    startsAt: `${String(hour).padStart(2, '0')}:00`,
    endsAt: `${String(hour + 1).padStart(2, '0')}:30`,
  }
}
const exam: Form = (world, turn) => ({
  day: dayIn(world, 1 + (turn % 90)),
  durationMinutes: 60 + (turn % 60),
  maxMark: '100',
  weight: '10',
})
const term: Form = (world, turn) => ({
  firstDay: dayIn(world, turn),
  lastDay: dayIn(world, turn + 90),
  holidays: [],
})
const leave: Form = (world, turn) => ({
  ...{ from: dayIn(world, turn % 90), to: dayIn(world, (turn % 90) + (turn % 4)) },
  ...{ part: 'whole', startsAt: null, endsAt: null },
})

const shift: Form = (world, turn) => ({
  ...{ firstDay: dayIn(world, turn % 60), lastDay: null, startsAt: '08:00', endsAt: '16:00' },
  ...{ graceMinutes: 5, halfDayAfterMinutes: 60, absentAfterMinutes: 240 },
})
const bands: Form = () => ({
  bands: [
    { letter: 'A', fromPercent: '70', points: '4', passes: true },
    { letter: 'C', fromPercent: '40', points: '2', passes: true },
    { letter: 'F', fromPercent: '0', points: '0', passes: false },
  ],
})
const link: Form = () => ({ network: null, opensAt: null, closesAt: null, rotating: true })
const room: Form = () => ({ network: null, latitude: 51.5, longitude: -0.12 })
const profile: Form = (world, turn) => ({
  ...{ firstDay: dayIn(world, -(turn % 900)), lastDay: null, items: [] },
})

export const forms: Partial<Record<OperationName, Form>> = {
  createAssignment: (world, turn) => ({ ...assignment(world, turn), assignmentId: newId() }),
  updateAssignment: assignment,
  duplicateAssignment: (world, turn) => ({
    copyId: newId(),
    opensAt: at(world, -60),
    dueAt: at(world, 60 * (1 + (turn % 200))),
  }),
  createMeeting: hours,
  updateMeeting: hours,
  checkMeeting: hours,
  moveSession: (world, turn) => ({ ...hours(world, turn), day: dayIn(world, 1 + (turn % 30)) }),
  requestSessionMove: (world, turn) => ({ ...hours(world, turn), day: dayIn(world, 1 + (turn % 30)) }),
  checkSessionMove: (world, turn) => ({ ...hours(world, turn), day: dayIn(world, 1 + (turn % 30)) }),
  createExam: exam,
  updateExam: exam,
  checkExam: exam,
  createTerm: term,
  updateTerm: term,
  copyTerm: term,
  addPublicHoliday: (world, turn) => {
    const day = dayIn(world, turn % 900)
    return { firstDay: day, lastDay: day }
  },
  checkLeave: leave,
  submitLeave: (world, turn) => ({ ...leave(world, turn), requestId: newId(), sessions: [] }),
  submitMitigation: () => ({ requestId: newId(), assignmentId: null, examId: null }),
  adjustLeaveBalance: (world) => ({ adjustmentId: newId(), year: world.clock.now().getUTCFullYear() }),
  askAboutPayLine: () => ({ questionId: newId() }),
  claimOffline: () => ({ claimId: newId(), code: 'K7Q2MX', token: undefined }),
  updateCheckIn: (world, turn) => ({ lateAfter: at(world, 5), closesAt: at(world, 10 + (turn % 60)) }),
  createPayRun: (world, turn) => ({ payRunId: newId(), month: dayIn(world, -31 * (turn % 30)).slice(0, 7) }),
  startUpload: () => ({ uploadId: newId(), name: 'essay.pdf', size: 1 }),
  submitWork: () => ({ submissionId: newId(), uploadIds: [] }),
  openCheckIn: () => ({ lateAfterMinutes: 10, closeAfterMinutes: 20 }),
  addShiftRule: shift,
  updateShiftRule: shift,
  createGradeScheme: bands,
  updateGradeScheme: bands,
  addStaffLink: link,
  updateStaffLink: link,
  createRoom: room,
  updateRoom: room,
  createPayProfile: profile,
  updatePayProfile: profile,
  registerPush: () => ({ subscription: testSubscription('https://push.invalid').subscription }),
  refreshPush: () => ({ subscription: testSubscription('https://push.invalid').subscription }),
  correctStaffDay: () => ({ inTime: '08:00', outTime: '16:00' }),
  requestCorrection: (world, turn) => ({
    date: dayIn(world, -(turn % 20)),
    inTime: '08:00',
    outTime: '16:00',
  }),
  markSubmission: () => ({ markState: 'marked', mark: '70', reason: null }),
  correctMark: () => ({ state: 'marked', mark: '55' }),
  weighExam: () => ({ weight: '15' }),
  approvePayRun: (world) => ({ payOn: dayIn(world, 1) }),
  markPayRunPaid: (world) => ({ paidOn: dayIn(world, 0), payments: undefined }),
  exportStaffDays: spans,
  exportAttendanceReport: spans,
  listSchedule: spans,
  listMyLeaveCalendar: spans,
  listMyStaffDays: spans,
  listTeamCalendar: spans,
}

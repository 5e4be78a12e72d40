import type { classSessions } from '@campanile/contract/class-sessions.ts'
import type { meetings } from '@campanile/contract/meetings.ts'
import type { timetable } from '@campanile/contract/timetable.ts'
import type { Routes } from '#http/routes.ts'
import { checkMeeting, checkSessionMove } from './checks.service.ts'
import { listClassSessions } from './class-sessions.service.ts'
import { createMeeting, deleteMeeting, listMeetings, updateMeeting } from './meetings.service.ts'
import { cancelSession, moveSession, restoreSession, setSubstitute } from './session-changes.service.ts'
import { listSessionsToday } from './timetable.service.ts'

type Operations = typeof timetable & typeof meetings & typeof classSessions

export const timetableRoutes: Routes<Operations> = {
  listSessionsToday,
  listMeetings,
  checkMeeting,
  createMeeting,
  updateMeeting,
  deleteMeeting,
  listClassSessions,
  checkSessionMove,
  moveSession,
  cancelSession,
  restoreSession,
  setSubstitute,
}

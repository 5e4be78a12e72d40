import { m } from './messages.ts'
export const classesPath = '/app/classes'

/** The parts of Class Management, in their order. */
export const structureTabs = [
  { to: classesPath, label: m.classes() },
  { to: `${classesPath}/timetable`, label: m.timetable() },
  { to: `${classesPath}/session-requests`, label: m.sessionRequests() },
  { to: `${classesPath}/courses`, label: m.courses() },
  { to: `${classesPath}/terms`, label: m.terms() },
  { to: `${classesPath}/holidays`, label: m.publicHolidays() },
  { to: `${classesPath}/rooms`, label: m.rooms() },
  { to: `${classesPath}/batches`, label: m.batches() },
  { to: `${classesPath}/programmes`, label: m.programmes() },
  { to: `${classesPath}/departments`, label: m.departments() },
] as const

export const batchPath = (batchId: string) => `${classesPath}/batches/${batchId}`

import { m } from './messages.ts'
/** The definitions of figures, as in docs/figures.md. A figure shows its definition on demand. */
export const figureDefinitions = {
  attendance: m.attendanceDefinition(),
  'attendance-so-far': m.attendanceSoFarDefinition(),
  'at-risk-level': m.atRiskLevelDefinition(),
  'late-share': m.lateShareDefinition(),
  'staff-attendance': m.staffAttendanceDefinition(),
  'staff-late': m.staffLateDefinition(),
  'staff-present': m.staffPresentDefinition(),
  'staff-hours': m.staffHoursDefinition(),
  gpa: m.gpaDefinition(),
  mean: m.meanDefinition(),
  median: m.medianDefinition(),
  deviation: m.deviationDefinition(),
  quartile: m.quartileDefinition(),
  'sheet-pass-rate': m.sheetPassRateDefinition(),
  'class-pass-rate': m.classPassRateDefinition(),
  'room-use': m.roomUseDefinition(),
  'seats-filled': m.seatsFilledDefinition(),
  'net-pay': m.netPayDefinition(),
  paid: m.paidDefinition(),
} as const

export type FigureName = keyof typeof figureDefinitions

import { m } from './report-lines.messages.ts'

/** Texts are coded messages. */
export interface Line {
  what: string
  /** Set for rows that are kept: the reason. */
  because?: string
}

const studyRecords = m.partOfStudyRecord()
const payRecords = m.keptForTax()

/** The lines of the report about an erasure, in the order in which it shows them. */
export const reportLines = {
  access: { what: m.access() },
  exports: { what: m.exports() },
  messages: { what: m.messages() },
  savedViews: { what: m.savedViews() },
  face: { what: m.face() },
  resemblances: {
    what: m.resemblances(),
    because: m.resemblancesKept(),
  },
  consents: {
    what: m.consents(),
    because: m.consentsKept(),
  },
  attendance: { what: m.attendance() },
  cases: { what: m.cases() },
  coursework: { what: m.coursework() },
  mitigation: { what: m.mitigation() },
  examSeats: { what: m.examSeats() },
  studies: {
    what: m.studies(),
    because: studyRecords,
  },
  transcripts: { what: m.transcripts(), because: studyRecords },
  bankAccount: { what: m.bankAccount() },
  payQuestions: { what: m.payQuestions() },
  sessionRequests: { what: m.sessionRequests() },
  leaveFiles: { what: m.leaveFiles() },
  leaveNotTaken: { what: m.leaveNotTaken() },
  pay: {
    what: m.pay(),
    because: payRecords,
  },
  externalIds: { what: m.externalIds() },
} as const satisfies Record<string, Line>

type Lines = typeof reportLines

export type ReportLine = keyof Lines

/** Lines about rows that are kept. */
export type KeptLine = { [K in ReportLine]: Lines[K] extends { because: string } ? K : never }[ReportLine]

/** Lines about rows that are deleted. */
export type DeletedLine = Exclude<ReportLine, KeptLine>

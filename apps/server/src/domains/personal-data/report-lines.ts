export interface Line {
  what: string
  /** Set for rows that are kept: the reason. */
  because?: string
}

const studyRecords = 'Marks and what they are based on are part of the institution’s record of studies.'
const payRecords = 'Pay and the records it is based on must be kept for tax and accounting.'

/** The lines of the report about an erasure, in the order in which it shows them. */
export const reportLines = {
  access: { what: 'Ways of signing in, sessions and devices' },
  exports: { what: 'Exports of the person’s own data' },
  messages: { what: 'Notifications, mail and their settings' },
  savedViews: { what: 'Saved views of lists, and scheduled reports' },
  face: { what: 'Face data' },
  resemblances: {
    what: 'Other people’s registrations that resembled this face',
    because: 'They are other people’s registrations.',
  },
  consents: {
    what: 'Consents and receipts',
    because: 'They prove that consent was requested and that face data was deleted; they contain only dates.',
  },
  attendance: { what: 'Attendance, check-in attempts, disputes and absence notices' },
  cases: { what: 'Cases of students at risk' },
  coursework: { what: 'Submitted files and feedback' },
  mitigation: { what: 'Mitigation requests and their evidence' },
  examSeats: { what: 'Seats in exams' },
  studies: {
    what: 'Marks, enrolments and submission times, without comments and reasons',
    because: studyRecords,
  },
  transcripts: { what: 'Issued transcripts, without the name', because: studyRecords },
  bankAccount: { what: 'The bank account' },
  payQuestions: { what: 'Questions about pay' },
  sessionRequests: { what: 'Requests to change sessions' },
  leaveFiles: { what: 'Files attached to leave requests' },
  leaveNotTaken: { what: 'Requests for leave that was not taken' },
  pay: {
    what: 'Payslips, pay profiles, working days and leave taken, without notes and reasons',
    because: payRecords,
  },
  externalIds: { what: 'Identifiers in other systems' },
} as const satisfies Record<string, Line>

type Lines = typeof reportLines

export type ReportLine = keyof Lines

/** Lines about rows that are kept. */
export type KeptLine = { [K in ReportLine]: Lines[K] extends { because: string } ? K : never }[ReportLine]

/** Lines about rows that are deleted. */
export type DeletedLine = Exclude<ReportLine, KeptLine>

// Free of zod: the settings list these.

/**
 * The event catalogue: CloudEvents types, and the operations whose changes they report. A program reads what
 * changed through the API, so that an event needs to name ids only.
 */
export const eventCatalogue = {
  'campanile.person.created': ['createPerson'],
  'campanile.person.changed': [
    'updatePerson',
    'setMyPhone',
    'disablePerson',
    'disablePeople',
    'enablePerson',
    'enablePeople',
    'setPeopleDepartment',
    'archivePerson',
  ],
  'campanile.term.changed': [
    'createTerm',
    'updateTerm',
    'archiveTerm',
    'restoreTerm',
    'copyTerm',
    'applyTermRollover',
    'undoTermRollover',
  ],
  'campanile.class.changed': ['createClass', 'updateClass', 'archiveClass', 'restoreClass'],
  'campanile.enrolment.changed': ['enrolStudents', 'withdrawStudent'],
  'campanile.session.changed': [
    'moveSession',
    'cancelSession',
    'restoreSession',
    'setSubstitute',
    'approveSessionRequest',
  ],
  'campanile.attendance.corrected': ['markAttendance', 'correctAttendance', 'takeRegisterLater'],
  'campanile.assignment.published': ['publishAssignment'],
  'campanile.exam.published': ['publishExam', 'publishTermExams'],
  'campanile.exam.cancelled': ['cancelExam'],
  'campanile.marks.published': ['publishMarkSheet', 'releaseMarks'],
  'campanile.mark.corrected': ['correctMark'],
  'campanile.document.issued': ['issueTranscript', 'issueResultSheet'],
  'campanile.mitigation.submitted': ['submitMitigation'],
  'campanile.mitigation.decided': ['decideMitigation', 'reverseMitigation'],
  'campanile.leave.submitted': ['submitLeave'],
  'campanile.leave.decided': ['approveLeave', 'rejectLeave', 'revokeLeave'],
  'campanile.pay-run.approved': ['approvePayRun'],
  'campanile.pay-run.paid': ['markPayRunPaid'],
} as const satisfies Record<string, readonly string[]>

export type EventType = keyof typeof eventCatalogue
export const eventTypes = Object.keys(eventCatalogue) as [EventType, ...EventType[]]

/** Sent by an admin to try a webhook. */
export const testEventType = 'campanile.webhook.test'

const byOperation = new Map(
  eventTypes.flatMap((type) => eventCatalogue[type].map((name): [string, EventType] => [name, type])),
)

/** The event that reports a change by this operation, if there is one. */
export const findEventType = (operation: string): EventType | undefined => byOperation.get(operation)

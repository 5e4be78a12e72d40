import { richMessages } from '@campanile/messages/rich.ts'

export const m = richMessages('leave.covers', {
  accept: 'Accept',
  accepted: 'Accepted',
  accepting: 'Accepting',
  acceptToCover: 'Accept<span>to cover {name}</span>',
  andTheAdminsSeeYourReason: '{requestedBy} and the admins see your reason.',
  coverAccepted: 'Cover accepted',
  coverDeclined: 'Cover declined',
  coverRequests: 'Cover requests',
  coverThisSession: 'Cover this session?',
  decline: 'Decline',
  declined: 'Declined',
  declineToCover: 'Decline to cover',
  declineToCoverName: 'Decline<span>to cover {name}</span>',
  declining: 'Declining',
  forTheLeaveIsApproved:
    'For {requestedBy}. {leaveStatus, select, approved {The leave is approved. Your schedule shows whether you cover this session.} other {An admin decides on the leave.}}',
  giveAReason: 'Give a reason',
  noRoom: 'no room',
  notAnswered: 'Not answered',
  sessionsThatColleaguesHaveAskedYou: 'Sessions that colleagues have asked you to cover',
  willBeNotifiedTheSessionBecomes:
    '{courseCode} {courseTitle}, {day}, {range}. {requestedBy} will be notified. The session becomes yours when an admin approves the leave.',
  yourAnswerWasNotSaved: 'Your answer was not saved',
})

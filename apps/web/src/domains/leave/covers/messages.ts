import { richMessages } from '@campanile/messages/rich.ts'

export const m = richMessages('leave.covers', {
  accept: 'Accept',
  accepted: 'Accepted',
  accepting: 'Accepting',
  acceptToCoverName: 'Accept<span> to cover {name}</span>',
  coverAccepted: 'Cover accepted',
  coverDeclined: 'Cover declined',
  coverForApprovedLeave:
    'For {requestedBy}. The leave is approved. Your schedule shows whether you cover this session.',
  coverForPendingLeave: 'For {requestedBy}. An admin decides on the leave.',
  coverRequests: 'Cover requests',
  coverThisSession: 'Cover this session?',
  decline: 'Decline',
  declined: 'Declined',
  declineToCover: 'Decline to cover',
  declineToCoverName: 'Decline<span> to cover {name}</span>',
  declining: 'Declining',
  giveAReason: 'Give a reason',
  notAnswered: 'Not answered',
  sessionBecomesYoursOnApproval:
    '{courseCode} {courseTitle}, {day}, {range}. {requestedBy} will be notified. The session becomes yours when an admin approves the leave.',
  sessionsColleaguesAskYouToCover: 'Sessions that colleagues have asked you to cover',
  whenWithoutRoom: '{when}, no room',
  whoSeesYourReason: '{requestedBy} and the admins can read your reason.',
  yourAnswerWasNotSaved: 'Your answer was not saved',
})

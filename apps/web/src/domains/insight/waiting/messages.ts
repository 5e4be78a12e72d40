import { messages } from '@campanile/messages/messages.ts'

export const m = messages('insight.waiting', {
  disputedAttendance: 'Disputed attendance',
  facePhotosToCheck: 'Face photos to check',
  hasWaited: 'Has waited {days, plural, one {# day} other {# days}}',
  itemsInQueues:
    '{items, plural, one {# item} other {# items}} in {queues, plural, one {one queue} other {# queues}}',
  lateSubmissions: 'Late submissions',
  leaveRequests: 'Leave requests',
  markSheetsToModerate: 'Mark sheets to moderate',
  mitigationForms: 'Mitigation forms',
  nothingNeedsYourAttention: 'Nothing needs your attention',
  offlineScans: 'Offline scans',
  oldestHasWaited: 'Oldest has waited {days, plural, one {# day} other {# days}}',
  payDiscrepancies: 'Pay discrepancies',
  questionsAboutPay: 'Questions about pay',
  sessionRequests: 'Session requests',
  sinceToday: 'Since today',
  staffCorrections: 'Staff corrections',
  unsentMail: 'Unsent mail',
  unusualCheckIns: 'Unusual check-ins',
  waitingForYou: 'Waiting for you',
  weCouldntLoadYourQueue: 'We couldn’t load your queue',
  whatAppearsHere: 'Requests, reviews and questions appear here.',
})

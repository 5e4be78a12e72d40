import { richMessages } from '@campanile/messages/rich.ts'

export const m = richMessages('attendance.classroom', {
  checkIn: 'Check in',
  checkInCloses: 'check-in closes {time}',
  checkInCourseTitle: 'Check in: {courseTitle}',
  checkInIsClosed: 'Check-in is closed',
  checkInIsNotOpenYet: 'Check-in is not open yet',
  itClosedAtAskYourLecturer: 'It closed at {time}. Ask your lecturer to record your attendance.',
  leaveClassroomScreen: 'Leave classroom screen',
  newestFirst: 'Newest first',
  ofRowCountHere: 'of {rowCount} here',
  orOpenCampanileTapCheck:
    'Or open Campanile, tap <strong>Check in</strong> and type <strong2>{shortCode}</strong2>',
  qrCodeToCheckInTo: 'QR code to check in to {courseTitle}',
  scanTheCodeWithYourPhones: 'Scan the code with your phone’s camera.',
  theCodeAppearsHereAsSoon: 'The code appears here as soon as your lecturer starts check-in.',
  thereIsNoCodeToShow: 'There is no code to show. {sentenceOf}',
  weCouldntLoadTheCheckIn: 'We couldn’t load the check-in',
})

import { richMessages } from '@campanile/messages/rich.ts'

export const m = richMessages('attendance.classroom', {
  checkIn: 'Check in',
  checkInClosedAt: 'It closed at {time}. Ask your lecturer to record your attendance.',
  checkInClosesAt: 'Check-in closes at {time}',
  checkInIsClosed: 'Check-in is closed',
  checkInIsNotOpenYet: 'Check-in is not open yet',
  checkInTo: 'Check in: {courseTitle}',
  codeAppearsWhenCheckInStarts: 'The code appears here as soon as your lecturer starts check-in.',
  couldNotLoadCheckIn: 'We couldn’t load the check-in',
  leaveClassroomScreen: 'Leave classroom screen',
  newestFirst: 'Newest first',
  orTypeTheCode: 'Or open Campanile, tap <action>Check in</action> and type <code>{shortCode}</code>',
  qrCode: 'QR code to check in to {courseTitle}',
  roomName: 'Room {room}',
  scanTheCode: 'Scan the code with your phone’s camera.',
  studentsHere: '<count>{here}</count> <rest>of {enrolled} here</rest>',
  thereIsNoCodeToShow: 'There is no code to show. {reason}',
})

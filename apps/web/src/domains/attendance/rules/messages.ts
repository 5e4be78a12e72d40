import { messages } from '@campanile/messages/messages.ts'

export const m = messages('attendance.rules', {
  andOnly: 'And only',
  attendancePolicy: 'Attendance policy',
  checkInRules: 'Check-in rules',
  checkInRulesSaved: 'Check-in rules saved',
  codeOnTheScreen: 'Code on the screen',
  enterWholeMetres: 'Enter whole metres',
  face: 'Face',
  fromTheCampusNetwork: 'From the campus network',
  maximumDistanceInMetres: 'Maximum distance in metres',
  mobileDataAndVPNAreRefused: 'Mobile data and VPN are refused.',
  nearTheRoom: 'Near the room',
  noCampusNetworkIsSetUp:
    'No campus network is set up. Until an administrator sets one up, students can check in from anywhere.',
  noLocationIsSet: '{roomsWithoutPlace}: no location is set, so the distance isn’t checked there.',
  notEverywhereYet: 'Not everywhere yet',
  passkey: 'Passkey',
  save: 'Save',
  scannedOrEnteredWithinAMinute:
    'Scanned or entered within a minute. It proves that somebody is in the room, but not who.',
  studentsMayCheckInBy: 'Students may check in by',
  theBrowserAsksTheStudent:
    'The browser asks the student for permission. Only the distance in metres is kept.',
  theCameraComparesTheFace: 'The camera compares the face with the registered one.',
  theCheckInRulesWere: 'The check-in rules were not saved',
  theDevicesMarginOfErrorCounts: 'The device’s margin of error counts in the student’s favour.',
  theStudentsDeviceAsks: 'The student’s device asks for a fingerprint, face or PIN.',
  theyApplyToEverySession: 'They apply to every session of {courseTitle}, from the next attempt.',
  weCouldntLoadTheRules: 'We couldn’t load the rules',
})

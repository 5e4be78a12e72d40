import { messages } from '@campanile/messages/messages.ts'

export const m = messages('attendance.kiosk', {
  faceRecognitionCouldNotBeLoaded: 'Face recognition could not be loaded',
  forStudentsOfThisClass:
    'For students of this class who have registered a face and agreed. The picture stays on this device.',
  oneMoment: 'One moment',
  selecting: 'Selecting',
  studentsHere: '{present} of {enrolled} here',
  tryAgain: 'Try again',
  tryAgainOrUseYourPhone: 'Try once more, check in with your phone, or ask your lecturer.',
  tryAnotherAction: 'Try another action',
  unableToAccessCamera: 'Unable to access camera',
  youAreRecordedAsLate: 'You are recorded as late.',
  youAreRecordedAsPresent: 'You are recorded as present.',
  yourAttendanceIsAlreadyRecorded: 'Your attendance is already recorded.',
})

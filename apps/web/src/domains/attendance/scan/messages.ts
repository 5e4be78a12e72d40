import { messages } from '@campanile/messages/messages.ts'

export const m = messages('attendance.scan', {
  closeScanner: 'Close scanner',
  codeFound: 'Code found. Checking you in.',
  noCodeFoundYet: 'No code found yet. Move closer, or type the code below.',
  notACheckInCode: 'This isn’t a check-in code. Scan the one on the classroom screen.',
  pointTheCamera: 'Point the camera at the code on the classroom screen.',
  scannerCouldNotBeLoaded: 'The scanner could not be loaded. Enter the code below.',
  scanTheCode: 'Scan the code',
  startingTheCamera: 'Starting the camera',
  tryAgain: 'Try again',
  unableToAccessCamera: 'Unable to access camera',
  youCanAlsoTypeTheCode: 'You can also type the code below.',
})

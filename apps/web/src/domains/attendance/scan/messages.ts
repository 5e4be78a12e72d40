import { messages } from '@campanile/messages/messages.ts'

export const m = messages('attendance.scan', {
  closeScanner: 'Close scanner',
  codeFoundCheckingYouIn: 'Code found. Checking you in.',
  noCodeFoundYetMoveCloser: 'No code found yet. Move closer, or type the code below.',
  pointTheCameraAtTheCode: 'Point the camera at the code on the classroom screen.',
  scanTheCode: 'Scan the code',
  startingTheCamera: 'Starting the camera',
  theScannerCouldNotBeLoaded: 'The scanner could not be loaded. Enter the code below.',
  thisIsntACheckInCode: 'This isn’t a check-in code. Scan the one on the classroom screen.',
  tryAgain: 'Try again',
  unableToAccessCamera: 'Unable to access camera',
  youCanAlsoTypeTheCode: '{cameraAdvice} You can also type the code below.',
})

import { messages } from '@campanile/messages/messages.ts'

export const m = messages('attendance.check-in', {
  addAPasskeyOrCheckInAnotherWay: 'Add a passkey, or check in another way.',
  allowLocationAccessForThisPage:
    'Allow location access for this page in the address bar or settings, then try again. You can also ask your lecturer to record your attendance.',
  allowLocationAccessInYourBrowser: 'Allow location access in your browser and try again.',
  allowThePreciseLocation:
    'Allow the precise location, turn Wi-Fi on and try again. You can also ask your lecturer to record your attendance.',
  askIfYouShouldBeEnrolled:
    'Your attempt was recorded. If you should be enrolled, contact your lecturer or an admin.',
  browserCantShareLocation: 'Your browser can’t share your location',
  checkIn: 'Check in',
  checkInAnotherWayOrUpdateBrowser: 'Check in another way, or open this page in a newer browser.',
  checkInByFace: 'Use your face',
  checkInByPasskey: 'Use a passkey',
  checkInHasClosed: 'Check-in has closed',
  checkInIsForStudents: 'Check-in is for students',
  checkInIsNotOpenYet: 'Check-in is not open yet',
  checkInIsVeryBusy: 'Check-in is very busy',
  checkInWithPasskey: 'Check in with passkey',
  checkInWithTheCode: 'Check in with the code',
  checkInWithYourOwnDevice:
    'Check in with your own device. You can also ask your lecturer to record your attendance.',
  checkInWithYourPasskey: 'Use your passkey to check in',
  checkingTheCode: 'Checking the code',
  checkingYouIn: 'Checking you in',
  checkingYourFace: 'Checking your face',
  checkYourConnectionAndTryAgain:
    'Check your connection and try again. You can also ask your lecturer to record your attendance.',
  codeAloneIsValidForOneMinute:
    'Without a face or passkey check, a scan is valid for one minute. Use the code that is on the screen now.',
  codeChangesEnterTheNewOne:
    'It changes every 15 seconds. Enter the one on the screen now. You can also ask your lecturer to record your attendance.',
  codeChangesScanTheNewOne: 'It changes every 15 seconds. Scan the one on the screen now.',
  comeBackWhenItBegins: 'Come back when it begins. This page updates automatically.',
  deviceAsksForFingerprint:
    'Your device asks for your fingerprint, face or PIN, which never leaves the device.',
  deviceCouldntFindLocation: 'Your device couldn’t find your location',
  deviceOnlyKnowsApproximateLocation: 'Your device only knows your approximate location',
  eachScanIsValidOnce: 'Each scan is valid for one check-in. Scan the code on the screen again.',
  faceIsOptional: 'It’s optional. Every other way counts the same.',
  gettingYourLocation: 'Getting your location',
  goToTheDashboard: 'Go to the dashboard',
  holdTheCameraInFront:
    'Hold the camera in front of your face, in better light. You can also ask your lecturer to record your attendance.',
  howAPasskeyIsUnlocked:
    'You unlock a passkey with your fingerprint, face or PIN, which never leaves your device.',
  kioskDoesNotKnowThisFace: 'The kiosk does not know this face',
  locationIsSharedOnce:
    'Your browser shares your location once. We keep only your distance from the room, in metres.',
  lookIntoTheCameraAndMove: 'Look into the camera and make one small movement. It takes a few seconds.',
  lookIntoTheCameraLive:
    'Look into the camera live. You can also ask your lecturer to record your attendance.',
  methodIsNotAccepted: 'This class doesn’t accept this check-in method',
  noCameraOtherWays: 'No camera? Check in another way, or ask your lecturer to record your attendance.',
  noSessionToCheckInTo: 'There is no session to check in to',
  noSessionTodayOrLinkIncomplete:
    'This class has no session today, or the link is incomplete. Scan the code on the screen again.',
  nothingToCheckInTo: 'There is nothing to check in to.',
  nothingWasLostTryAgain:
    'Nothing was lost, and an accepted scan is valid for five minutes. Try again. You can also ask your lecturer to record your attendance.',
  nothingWasSentTwiceTryAgain:
    'Nothing was sent twice, and an accepted scan is valid for five minutes. Try again.',
  offlineScanHasToArriveSoon:
    'It has to arrive soon after check-in closes. Ask your lecturer to record your attendance.',
  onTimeUntil: 'On time until {time}',
  otherWaysToCheckIn: 'Other ways to check in',
  passkeyWasClosedOrNotOpened:
    'It was closed, or your device could not open it. Try again, or check in another way. You can also ask your lecturer to record your attendance.',
  passkeyWasDeletedOrBelongsElsewhere:
    'It was deleted, or belongs to another account. Use another passkey or another check-in method.',
  photoHasToBeAccepted: 'An admin has to accept it first. Ask your lecturer to record your attendance today.',
  registrationTakesAMinute:
    'Registration takes a minute, and your scan is valid for five. Your lecturer can also record your attendance.',
  reportAMistake: 'Report a mistake to my lecturer',
  roomName: 'Room {room}',
  scanIsSavedStartFaceCheckAgain: 'Your scan is saved. Start the face check again.',
  scanIsSavedUsePasskeyAgain: 'Your scan is saved. Use your passkey again.',
  scanIsValidForFiveMinutes: 'A scan is valid for five minutes. Scan the code on the classroom screen.',
  scanIsValidForItsDevice:
    'A scan is valid only for the device and person that made it. Scan the code on the screen again.',
  scanOrTypeTheCodeAgain: 'Scan or type the code again',
  scanTheCode: 'Scan the code',
  scanTheCodeFirst: 'Scan the code first',
  scanTheCodeOnTheClassroomScreen: 'Scan the code on the classroom screen again.',
  seeMyAttendance: 'See my attendance',
  selectAnotherWayToCheckIn: 'Select another way to check in.',
  shareMyLocation: 'Share my location',
  showYourFaceToCheckIn: 'Show your face to check in',
  signedInAs:
    'You are signed in as {fullName}, {roleLabel}. To check in as a student, sign out first and scan the code again.',
  signInFirst: 'Sign in',
  signInThenScanAgain:
    'Sign in, then scan the code on the screen again. You can also ask your lecturer to record your attendance.',
  startFaceCheck: 'Start face check',
  thisBrowserDoesntSupportPasskeys: 'This browser doesn’t support passkeys',
  thisClassChecksYourLocation: 'This class checks your location',
  thisIsNotTheCodeOnTheScreen: 'This is not the code on the screen',
  thisScanBelongsToAnotherDevice: 'This scan belongs to another device',
  thisScanHasAlreadyBeenUsed: 'This scan has already been used',
  thisSessionHasNotStartedYet: 'This session has not started yet',
  thisSessionWasCancelled: 'This session was cancelled',
  tooManyCodes: 'Too many codes',
  tryAgain: 'Try again',
  tryAgainInBetterLight:
    'Your attempt was recorded. Try again in better light, without a cap or dark glasses. You can also ask your lecturer to record your attendance.',
  tryAgainNearTheRoom:
    'Your attempt was recorded. Try again near the room. You can also ask your lecturer to record your attendance.',
  tryAgainOrCheckInAnotherWay:
    'Try again, or check in another way. You can also ask your lecturer to record your attendance.',
  tryAgainOrUseAnotherMovement:
    'Try again, or use another movement. You can also ask your lecturer to record your attendance.',
  turnLocationServicesOn:
    'Turn location services on, go near a window and try again. You can also ask your lecturer to record your attendance.',
  turnMobileDataAndVpnOff:
    'Turn mobile data and VPN off, join the campus Wi-Fi and try again. Your attempt was recorded. You can also ask your lecturer to record your attendance.',
  waitAFewMinutes:
    'Wait a few minutes, or check in another way. You can also ask your lecturer to record your attendance.',
  waitForYourLecturer: 'Wait for your lecturer to open it. This page updates automatically.',
  waitingForYourDevice: 'Waiting for your device',
  youAreLate: 'You are late; check-in closes at {time}',
  youAreNotEnrolled: 'You are not enrolled in this class',
  youAreTooFarFromTheRoom: 'You are too far from the room',
  youCanAlsoAskYourLecturer: 'You can also ask your lecturer to record your attendance.',
  youCanNoLongerCheckIn: 'You can no longer check in yourself. Ask your lecturer to record your attendance.',
  youDontHaveAPasskeyYet: 'You don’t have a passkey yet',
  yourAttendanceIsAlreadyRecorded: 'Your attendance is already recorded',
  yourOfflineScanCameTooLate: 'Your offline scan came too late',
  yourOfflineScanWasNotAccepted: 'Your offline scan was not accepted',
})

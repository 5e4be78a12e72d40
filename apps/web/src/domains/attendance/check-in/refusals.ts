import { pageMessage } from '@campanile/contract/page-messages.ts'
import type { Refusal } from '#camera/refusal.ts'
import { explainRefusal, type OwnRefusalWords } from '#camera/refusalWords.ts'
import type { LocationProblem } from '#lib/geolocation.ts'
import { m } from './messages.ts'

/** Why a check-in did not work, by any method. */
export type CheckInRefusal = Refusal | LocationProblem | 'passkey-not-used'

/**
 * scan: with a new code. retry: the same again. register: a face first. wait: it continues automatically.
 * none: no action helps.
 */
export type NextStep = 'scan' | 'retry' | 'register' | 'wait' | 'none'

const own: OwnRefusalWords<NextStep> = {
  'not-found': {
    title: m.noSessionToCheckInTo(),
    message: m.noSessionTodayOrLinkIncomplete(),
    next: 'none',
  },
  'invalid-input': { message: m.scanTheCodeOnTheClassroomScreen(), next: 'none' },
  'not-enrolled': {
    title: m.youAreNotEnrolled(),
    message: m.askIfYouShouldBeEnrolled(),
    next: 'none',
  },
  'session-not-started': {
    title: m.thisSessionHasNotStartedYet(),
    message: m.comeBackWhenItBegins(),
    next: 'wait',
  },
  'session-cancelled': {
    title: m.thisSessionWasCancelled(),
    message: m.nothingToCheckInTo(),
    next: 'none',
  },
  'check-in-not-open': {
    title: m.checkInIsNotOpenYet(),
    message: m.waitForYourLecturer(),
    next: 'wait',
  },
  'check-in-closed': {
    title: m.checkInHasClosed(),
    message: m.youCanNoLongerCheckIn(),
    next: 'none',
  },
  'already-marked': {
    title: m.yourAttendanceIsAlreadyRecorded(),
    message: pageMessage['already-marked'],
    next: 'retry',
  },
  'token-expired': { message: m.codeChangesScanTheNewOne(), next: 'scan' },
  'scan-required': {
    title: m.scanTheCodeFirst(),
    message: m.scanIsValidForFiveMinutes(),
    next: 'scan',
  },
  'scan-used': {
    title: m.thisScanHasAlreadyBeenUsed(),
    message: m.eachScanIsValidOnce(),
    next: 'scan',
  },
  'scan-not-yours': {
    title: m.thisScanBelongsToAnotherDevice(),
    message: m.scanIsValidForItsDevice(),
    next: 'scan',
  },
  'too-many-scans': { message: m.signInThenScanAgain(), next: 'scan' },
  'challenge-expired': { message: m.scanIsSavedStartFaceCheckAgain(), next: 'retry' },
  'face-mismatch': { message: m.tryAgainInBetterLight(), next: 'retry' },
  'face-replayed': { message: m.lookIntoTheCameraLive(), next: 'retry' },
  'face-not-registered': { message: m.registrationTakesAMinute(), next: 'register' },
  'face-in-review': { message: m.photoHasToBeAccepted(), next: 'none' },
  'claim-not-valid': {
    title: m.yourOfflineScanWasNotAccepted(),
    message: pageMessage['claim-not-valid'],
    next: 'none',
  },
  'claim-too-late': {
    title: m.yourOfflineScanCameTooLate(),
    message: m.offlineScanHasToArriveSoon(),
    next: 'none',
  },
  'no-camera': { message: m.youCanAlsoAskYourLecturer(), next: 'retry' },
  'no-face': { message: m.holdTheCameraInFront(), next: 'retry' },
  'action-not-shown': { message: m.tryAgainOrUseAnotherMovement(), next: 'retry' },
  'engine-failed': { message: m.checkYourConnectionAndTryAgain(), next: 'retry' },
  'face-unknown': {
    title: m.kioskDoesNotKnowThisFace(),
    message: m.checkInWithYourOwnDevice(),
    next: 'none',
  },
  'way-not-allowed': {
    title: m.methodIsNotAccepted(),
    message: m.selectAnotherWayToCheckIn(),
    next: 'none',
  },
  'code-required': {
    title: m.scanOrTypeTheCodeAgain(),
    message: m.codeAloneIsValidForOneMinute(),
    next: 'retry',
  },
  'code-not-valid': {
    title: m.thisIsNotTheCodeOnTheScreen(),
    message: m.codeChangesEnterTheNewOne(),
    next: 'retry',
  },
  'too-many-requests': {
    title: m.tooManyCodes(),
    message: m.waitAFewMinutes(),
    next: 'none',
  },
  'no-passkey': {
    title: m.youDontHaveAPasskeyYet(),
    message: m.addAPasskeyOrCheckInAnotherWay(),
    next: 'none',
  },
  'passkey-unknown': { message: m.passkeyWasDeletedOrBelongsElsewhere(), next: 'retry' },
  'passkey-not-valid': { message: m.tryAgainOrCheckInAnotherWay(), next: 'retry' },
  'passkey-expired': { message: m.scanIsSavedUsePasskeyAgain(), next: 'retry' },
  'passkey-not-used': { message: m.passkeyWasClosedOrNotOpened(), next: 'retry' },
  'not-on-network': { message: m.turnMobileDataAndVpnOff(), next: 'retry' },
  'location-required': {
    title: m.thisClassChecksYourLocation(),
    message: m.allowLocationAccessInYourBrowser(),
    next: 'retry',
  },
  'location-denied': {
    title: m.browserCantShareLocation(),
    message: m.allowLocationAccessForThisPage(),
    next: 'retry',
  },
  'location-unknown': {
    title: m.deviceCouldntFindLocation(),
    message: m.turnLocationServicesOn(),
    next: 'retry',
  },
  'location-vague': {
    title: m.deviceOnlyKnowsApproximateLocation(),
    message: m.allowThePreciseLocation(),
    next: 'retry',
  },
  'too-far': {
    title: m.youAreTooFarFromTheRoom(),
    message: m.tryAgainNearTheRoom(),
    next: 'retry',
  },
  'network-request-failed': { message: m.nothingWasSentTwiceTryAgain(), next: 'retry' },
  busy: {
    title: m.checkInIsVeryBusy(),
    message: m.nothingWasLostTryAgain(),
    next: 'retry',
  },
}

/** The message about a refusal, and the next step. */
export const checkInRefusalWords = (refusal: CheckInRefusal) => explainRefusal(own, refusal)

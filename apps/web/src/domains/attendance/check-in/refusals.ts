import { hasPageMessage, pageMessage } from '@campanile/contract/page-messages.ts'
import type { Refusal } from '#camera/refusal.ts'
import type { LocationProblem } from '#lib/geolocation.ts'
import { m } from './messages.ts'

/** Why a check-in did not work, by any method. */
export type CheckInRefusal = Refusal | LocationProblem | 'passkey-not-used'

/**
 * scan: with a fresh code. retry: the same once more. register: a face first. wait: it comes by itself.
 * none: nothing here helps.
 */
export type NextStep = 'scan' | 'retry' | 'register' | 'wait' | 'none'

export interface CheckInRefusalWords {
  title: string
  /** What it means and what to do. */
  message: string
  next: NextStep
}

const byLecturer = m.orAskYourLecturerToRecord()

const known: Partial<Record<CheckInRefusal, CheckInRefusalWords>> = {
  'not-found': {
    title: m.thereIsNoSessionToCheck(),
    message: m.thisClassHasNoSessionToday(),
    next: 'none',
  },
  'invalid-input': {
    title: m.thisLinkIsIncomplete(),
    message: m.scanTheCodeOnTheClassroom(),
    next: 'none',
  },
  'not-enrolled': {
    title: m.youAreNotEnrolled(),
    message: m.yourAttemptWasRecordedAsk(),
    next: 'none',
  },
  'session-not-started': {
    title: m.thisSessionHasNotStartedYet(),
    message: m.comeBackWhenItBegins(),
    next: 'wait',
  },
  'session-cancelled': {
    title: m.thisSessionWasCancelled(),
    message: m.thereIsNothingToCheck(),
    next: 'none',
  },
  'check-in-not-open': {
    title: m.checkInIsNotOpenYet(),
    message: m.waitForYourLecturerToOpen(),
    next: 'wait',
  },
  'check-in-closed': {
    title: m.checkInHasClosed(),
    message: m.youCanNoLongerCheck(),
    next: 'none',
  },
  'already-marked': {
    title: m.yourAttendanceIsAlreadyRecorded(),
    message: pageMessage['already-marked'],
    next: 'retry',
  },
  'token-expired': {
    title: m.thisCodeHasExpired(),
    message: m.itChangesEvery15SecondsScan(),
    next: 'scan',
  },
  'scan-required': {
    title: m.scanTheCodeFirst(),
    message: m.aScanIsValidForFive(),
    next: 'scan',
  },
  'scan-used': {
    title: m.thisScanHasAlreadyBeenUsed(),
    message: m.eachScanIsValidForOne(),
    next: 'scan',
  },
  'scan-not-yours': {
    title: m.thisScanBelongsToAnotherDevice(),
    message: m.aScanIsValidOnly(),
    next: 'scan',
  },
  'too-many-scans': {
    title: m.tooManyScansWithoutSigningIn(),
    message: m.signInThenScanTheCode({ byLecturer }),
    next: 'scan',
  },
  'challenge-expired': {
    title: m.thatTookTooLong(),
    message: m.yourScanIsSavedStart(),
    next: 'retry',
  },
  'challenge-used': {
    title: m.thisFaceCheckHasAlreadyBeen(),
    message: m.startItAgain(),
    next: 'retry',
  },
  'face-mismatch': {
    title: m.yourFaceDoesNotMatch(),
    message: m.yourAttemptWasRecordedTryAgain({ byLecturer }),
    next: 'retry',
  },
  'face-replayed': {
    title: m.thisPictureHasBeenUsedBefore(),
    message: m.lookIntoTheCameraLive({ byLecturer }),
    next: 'retry',
  },
  'face-not-registered': {
    title: m.youHaventRegisteredYourFace(),
    message: m.registrationTakesAMinute(),
    next: 'register',
  },
  'face-in-review': {
    title: m.yourFacePhotoIsInReview(),
    message: m.anAdministratorHasToAccept(),
    next: 'none',
  },
  'claim-not-valid': {
    title: m.yourOfflineScanWasNotAccepted(),
    message: pageMessage['claim-not-valid'],
    next: 'none',
  },
  'claim-too-late': {
    title: m.yourOfflineScanCameTooLate(),
    message: m.itHasToArriveSoonAfter(),
    next: 'none',
  },
  'no-camera': {
    title: m.unableToAccessCamera(),
    message: m.youCanAlsoAskYourLecturer(),
    next: 'retry',
  },
  'no-face': {
    title: m.noFaceDetected(),
    message: m.holdTheCameraInFront({ byLecturer }),
    next: 'retry',
  },
  'action-not-shown': {
    title: m.weDidntDetectTheMovement(),
    message: m.tryAgainOrUseAnotherMovement({ byLecturer }),
    next: 'retry',
  },
  'engine-failed': {
    title: m.faceRecognitionCouldNotBeLoaded(),
    message: m.checkYourConnectionAndTryAgain({ byLecturer }),
    next: 'retry',
  },
  'face-unknown': {
    title: m.theKioskDoesNotKnow(),
    message: m.checkInWithYourOwnDevice({ byLecturer }),
    next: 'none',
  },
  'way-not-allowed': {
    title: m.thisClassDoesntAcceptThisCheck(),
    message: m.selectAnotherWayToCheckIn(),
    next: 'none',
  },
  'code-required': {
    title: m.scanOrTypeTheCodeAgain(),
    message: m.withoutAFaceOrPasskeyCheck(),
    next: 'retry',
  },
  'code-not-valid': {
    title: m.thisIsNotTheCode(),
    message: m.itChangesEvery15SecondsEnter({ byLecturer }),
    next: 'retry',
  },
  'too-many-requests': {
    title: m.tooManyCodes(),
    message: m.waitAFewMinutesOrCheck({ byLecturer }),
    next: 'none',
  },
  'no-passkey': {
    title: m.youDontHaveAPasskeyYet(),
    message: m.addAPasskeyOrCheck(),
    next: 'none',
  },
  'passkey-unknown': {
    title: m.thisPasskeyDoesntBelong(),
    message: m.itWasDeletedOrBelongs(),
    next: 'retry',
  },
  'passkey-not-valid': {
    title: m.weCouldntVerifyYourPasskey(),
    message: m.tryAgainOrCheckInAnother({ byLecturer }),
    next: 'retry',
  },
  'passkey-expired': {
    title: m.yourPasskeyTookTooLong(),
    message: m.yourScanIsSavedUse(),
    next: 'retry',
  },
  'passkey-used': {
    title: m.thisPasskeyResponseHasAlreadyBeen(),
    message: m.usingYourPasskeyAgain(),
    next: 'retry',
  },
  'passkey-not-used': {
    title: m.thePasskeyWasNotUsed(),
    message: m.itWasClosedOrYourDevice({ byLecturer }),
    next: 'retry',
  },
  'not-on-network': {
    title: m.youAreNotOnTheCampus(),
    message: m.turnMobileDataAndVPNOff({ byLecturer }),
    next: 'retry',
  },
  'location-required': {
    title: m.thisClassChecksYourLocation(),
    message: m.allowLocationAccessInYourBrowser(),
    next: 'retry',
  },
  'location-denied': {
    title: m.yourBrowserCantShareYourLocation(),
    message: m.allowLocationAccessForThisPage({ byLecturer }),
    next: 'retry',
  },
  'location-unknown': {
    title: m.yourDeviceCouldntFindYourLocation(),
    message: m.turnLocationServicesOnGoNear({ byLecturer }),
    next: 'retry',
  },
  'location-vague': {
    title: m.yourDeviceOnlyKnowsYourApproximate(),
    message: m.allowThePreciseLocationTurnWi({ byLecturer }),
    next: 'retry',
  },
  'too-far': {
    title: m.youAreTooFar(),
    message: m.yourAttemptWasRecordedTryAgainLabel({ byLecturer }),
    next: 'retry',
  },
  'network-request-failed': {
    title: m.theConnectionWasLost(),
    message: m.nothingWasSentTwice(),
    next: 'retry',
  },
  busy: {
    title: m.checkInIsVeryBusy(),
    message: m.nothingWasLostAndAnAccepted({ byLecturer }),
    next: 'retry',
  },
  'rate-limited': {
    title: m.tooManyRequests(),
    message: m.waitAMomentAndTryAgain(),
    next: 'retry',
  },
}

/** What a student reads about a refusal, and what to do next. */
export const checkInRefusalWords = (refusal: CheckInRefusal): CheckInRefusalWords =>
  known[refusal] ?? {
    title: m.checkInFailed(),
    message: hasPageMessage(refusal) ? pageMessage[refusal] : pageMessage.internal,
    next: 'retry',
  }

import { hasPageMessage, pageMessage } from '@campanile/contract/page-messages.ts'
import type { Refusal } from '#camera/refusal.ts'
import { m } from './messages.ts'

/** retry: the same once more. register: a face first. none: nothing here helps. */
type NextStep = 'retry' | 'register' | 'none'

/** What can end an attempt besides the face check’s own reasons. */
export type StaffRefusalReason = Refusal | 'passkey-not-used'

export interface StaffRefusalWords {
  title: string
  /** What it means and what to do. */
  message: string
  next: NextStep
}

const otherwise = m.orRequestACorrectionAfterwards()

const known: Partial<Record<StaffRefusalReason, StaffRefusalWords>> = {
  'already-checked-in': {
    title: m.youAreAlreadyCheckedIn(),
    message: m.yourDayHasStartedCheckOut(),
    next: 'none',
  },
  'already-checked-out': {
    title: m.youAreAlreadyCheckedOut(),
    message: m.yourDayIsCompleteIfThats(),
    next: 'none',
  },
  'not-checked-in': {
    title: m.youAreNotCheckedIn(),
    message: m.checkInFirstIfYouForgot(),
    next: 'none',
  },
  'link-not-valid': {
    title: m.thisLinkIsNoLongerValid(),
    message: m.askYourAdministratorForANew(),
    next: 'none',
  },
  'invalid-input': {
    title: m.thisLinkIsIncomplete(),
    message: m.scanTheCodeOnTheScreen(),
    next: 'none',
  },
  'link-closed': {
    title: m.thisLocationIsClosedNow(),
    message: m.itDoesntAcceptCheckIns(),
    next: 'none',
  },
  'network-required': {
    title: m.youAreNotOnTheCampus(),
    message: m.connectToTheNetwork(),
    next: 'retry',
  },
  'not-for-role': {
    title: m.thisLocation(),
    message: m.staffAndLecturersHaveSeparateLocations(),
    next: 'none',
  },
  'token-expired': {
    title: m.thisCodeHasExpired(),
    message: m.itChangesEvery15SecondsScan(),
    next: 'none',
  },
  'scan-required': {
    title: m.scanTheCodeOnTheScreenLabel(),
    message: m.aScanIsValidForFive(),
    next: 'none',
  },
  'challenge-expired': {
    title: m.thatTookTooLong(),
    message: m.startTheFaceCheckAgain(),
    next: 'retry',
  },
  'challenge-used': {
    title: m.thisFaceCheckHasAlreadyBeen(),
    message: m.startItAgain(),
    next: 'retry',
  },
  'face-mismatch': {
    title: m.yourFaceDoesNotMatch(),
    message: m.thisAttemptWasLoggedTryAgain({ otherwise }),
    next: 'retry',
  },
  'face-replayed': {
    title: m.thisPictureHasBeenUsedBefore(),
    message: m.lookIntoTheCameraLive(),
    next: 'retry',
  },
  'face-not-registered': {
    title: m.youHaventRegisteredYourFace(),
    message: m.registerItToContinueCheckingIn(),
    next: 'register',
  },
  'face-in-review': {
    title: m.yourFacePhotoIsInReview(),
    message: m.anAdministratorHasToAcceptSentence(),
    next: 'none',
  },
  'no-camera': {
    title: m.unableToAccessCamera(),
    message: otherwise,
    next: 'retry',
  },
  'no-face': {
    title: m.noFaceDetected(),
    message: m.holdTheCameraInFront({ otherwise }),
    next: 'retry',
  },
  'action-not-shown': {
    title: m.weDidntDetectTheMovement(),
    message: m.tryAgainOrUseAnotherMovement({ otherwise }),
    next: 'retry',
  },
  'engine-failed': {
    title: m.faceRecognitionCouldNotBeLoaded(),
    message: m.checkYourConnectionAndTryAgain(),
    next: 'retry',
  },
  'no-passkey': {
    title: m.youDontHaveAPasskey(),
    message: m.addOneInYourSettings(),
    next: 'none',
  },
  'passkey-unknown': {
    title: m.thisPasskeyDoesntBelong(),
    message: m.usingAnotherOneOrYourFace(),
    next: 'retry',
  },
  'passkey-not-valid': {
    title: m.weCouldntVerifyYourPasskey(),
    message: m.tryAgainOrUseYourFace(),
    next: 'retry',
  },
  'passkey-expired': {
    title: m.yourPasskeyTookTooLong(),
    message: m.usingItAgain(),
    next: 'retry',
  },
  'passkey-used': {
    title: m.thisPasskeyResponseHasAlreadyBeen(),
    message: m.usingYourPasskeyAgain(),
    next: 'retry',
  },
  'passkey-not-used': {
    title: m.noPasskeyWasUsed(),
    message: m.tryAgainOrUseYourFace(),
    next: 'retry',
  },
  'network-request-failed': {
    title: m.theConnectionWasLost(),
    message: m.nothingWasSentTwiceTryAgain(),
    next: 'retry',
  },
  'too-many-scans': {
    title: m.tooManyScansWithoutSigningIn(),
    message: m.signInThenScanTheCode(),
    next: 'none',
  },
  'rate-limited': {
    title: m.tooManyRequests(),
    message: m.waitAMomentAndTryAgain(),
    next: 'retry',
  },
}

/** What somebody reads about a refusal, and what to do next. */
export const staffRefusalWords = (refusal: StaffRefusalReason): StaffRefusalWords =>
  known[refusal] ?? {
    title: m.theCheckInFailed(),
    message: hasPageMessage(refusal) ? pageMessage[refusal] : pageMessage.internal,
    next: 'retry',
  }

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

const known: Partial<Record<StaffRefusalReason, StaffRefusalWords>> = {
  'already-checked-in': {
    title: m.youAreAlreadyCheckedIn(),
    message: m.dayHasStarted(),
    next: 'none',
  },
  'already-checked-out': {
    title: m.youAreAlreadyCheckedOut(),
    message: m.dayIsCompleteRequestCorrection(),
    next: 'none',
  },
  'not-checked-in': {
    title: m.youAreNotCheckedIn(),
    message: m.checkInFirst(),
    next: 'none',
  },
  'link-not-valid': {
    title: m.thisLinkIsNoLongerValid(),
    message: m.askForANewLink(),
    next: 'none',
  },
  'invalid-input': {
    title: m.thisLinkIsIncomplete(),
    message: m.scanTheCodeAgain(),
    next: 'none',
  },
  'link-closed': {
    title: m.thisLocationIsClosedNow(),
    message: m.locationDoesNotAcceptCheckIns(),
    next: 'none',
  },
  'network-required': {
    title: m.youAreNotOnTheCampusNetwork(),
    message: m.connectToTheNetwork(),
    next: 'retry',
  },
  'not-for-role': {
    title: m.locationIsNotForYourRole(),
    message: m.separateLocations(),
    next: 'none',
  },
  'token-expired': {
    title: m.thisCodeHasExpired(),
    message: m.codeChangesScanTheNewOne(),
    next: 'none',
  },
  'scan-required': {
    title: m.scanTheCode(),
    message: m.scanIsValidForFiveMinutes(),
    next: 'none',
  },
  'challenge-expired': {
    title: m.thatTookTooLong(),
    message: m.startTheFaceCheckAgain(),
    next: 'retry',
  },
  'challenge-used': {
    title: m.faceCheckHasAlreadyBeenUsed(),
    message: m.startAgain(),
    next: 'retry',
  },
  'face-mismatch': {
    title: m.yourFaceDoesNotMatch(),
    message: m.tryAgainInBetterLight(),
    next: 'retry',
  },
  'face-replayed': {
    title: m.thisPictureHasBeenUsedBefore(),
    message: m.lookIntoTheCameraLive(),
    next: 'retry',
  },
  'face-not-registered': {
    title: m.youHaventRegisteredYourFace(),
    message: m.registerFaceToContinue(),
    next: 'register',
  },
  'face-in-review': {
    title: m.yourFacePhotoIsInReview(),
    message: m.photoHasToBeAcceptedUsePasskey(),
    next: 'none',
  },
  'no-camera': {
    title: m.unableToAccessCamera(),
    message: m.youCanRequestACorrection(),
    next: 'retry',
  },
  'no-face': {
    title: m.noFaceDetected(),
    message: m.holdTheCameraInFront(),
    next: 'retry',
  },
  'action-not-shown': {
    title: m.weDidntDetectTheMovement(),
    message: m.tryAgainOrUseAnotherMovement(),
    next: 'retry',
  },
  'engine-failed': {
    title: m.faceRecognitionCouldNotBeLoaded(),
    message: m.checkYourConnectionAndTryAgain(),
    next: 'retry',
  },
  'no-passkey': {
    title: m.youDontHaveAPasskey(),
    message: m.addPasskeyOrUseFace(),
    next: 'none',
  },
  'passkey-unknown': {
    title: m.passkeyBelongsToAnotherAccount(),
    message: m.anotherPasskeyOrFace(),
    next: 'retry',
  },
  'passkey-not-valid': {
    title: m.weCouldntVerifyYourPasskey(),
    message: m.tryAgainOrUseYourFace(),
    next: 'retry',
  },
  'passkey-expired': {
    title: m.yourPasskeyTookTooLong(),
    message: m.passkeyAgain(),
    next: 'retry',
  },
  'passkey-used': {
    title: m.passkeyResponseHasAlreadyBeenUsed(),
    message: m.yourPasskeyAgain(),
    next: 'retry',
  },
  'passkey-not-used': {
    title: m.noPasskeyWasUsed(),
    message: m.tryAgainOrUseYourFace(),
    next: 'retry',
  },
  'network-request-failed': {
    title: m.theConnectionWasLost(),
    message: m.nothingWasSentTwice(),
    next: 'retry',
  },
  'too-many-scans': {
    title: m.tooManyScansWithoutSigningIn(),
    message: m.signInThenScanAgain(),
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
    title: m.checkInFailed(),
    message: hasPageMessage(refusal) ? pageMessage[refusal] : pageMessage.internal,
    next: 'retry',
  }

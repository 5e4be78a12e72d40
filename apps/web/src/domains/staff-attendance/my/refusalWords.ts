import type { Refusal } from '#camera/refusal.ts'
import { explainRefusal, type OwnRefusalWords } from '#camera/refusalWords.ts'
import { m } from './messages.ts'

/** retry: the same again. register: a face first. none: no action helps. */
type NextStep = 'retry' | 'register' | 'none'

/** Reasons for a failed attempt other than those of the face check. */
export type StaffRefusalReason = Refusal | 'passkey-not-used'

const own: OwnRefusalWords<NextStep> = {
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
  'invalid-input': { message: m.scanTheCodeAgain(), next: 'none' },
  'link-closed': {
    title: m.thisLocationIsClosedNow(),
    message: m.locationDoesNotAcceptCheckIns(),
    next: 'none',
  },
  'network-required': { message: m.connectToTheNetwork(), next: 'retry' },
  'not-for-role': {
    title: m.locationIsNotForYourRole(),
    message: m.separateLocations(),
    next: 'none',
  },
  'token-expired': { message: m.codeChangesScanTheNewOne(), next: 'none' },
  'scan-required': {
    title: m.scanTheCode(),
    message: m.scanIsValidForFiveMinutes(),
    next: 'none',
  },
  'challenge-expired': { message: m.startTheFaceCheckAgain(), next: 'retry' },
  'face-mismatch': { message: m.tryAgainInBetterLight(), next: 'retry' },
  'face-replayed': { message: m.lookIntoTheCameraLive(), next: 'retry' },
  'face-not-registered': { message: m.registerFaceToContinue(), next: 'register' },
  'face-in-review': { message: m.photoHasToBeAcceptedUsePasskey(), next: 'none' },
  'no-camera': { message: m.youCanRequestACorrection(), next: 'retry' },
  'no-face': { message: m.holdTheCameraInFront(), next: 'retry' },
  'action-not-shown': { message: m.tryAgainOrUseAnotherMovement(), next: 'retry' },
  'engine-failed': { message: m.checkYourConnectionAndTryAgain(), next: 'retry' },
  'no-passkey': {
    title: m.youDontHaveAPasskey(),
    message: m.addPasskeyOrUseFace(),
    next: 'none',
  },
  'passkey-unknown': { message: m.anotherPasskeyOrFace(), next: 'retry' },
  'passkey-not-valid': { message: m.tryAgainOrUseYourFace(), next: 'retry' },
  'passkey-expired': { message: m.passkeyAgain(), next: 'retry' },
  'passkey-not-used': { message: m.tryAgainOrUseYourFace(), next: 'retry' },
  'network-request-failed': { message: m.nothingWasSentTwice(), next: 'retry' },
  'too-many-scans': { message: m.signInThenScanAgain(), next: 'none' },
}

/** The message about a refusal, and the next step. */
export const staffRefusalWords = (refusal: StaffRefusalReason) => explainRefusal(own, refusal)

import { hasPageMessage, pageMessage } from '@campanile/contract/page-messages.ts'
import type { LocationProblem } from '#lib/geolocation.ts'
import { m } from './messages.ts'
import type { Refusal } from './refusal.ts'

type Reason = Refusal | LocationProblem | 'passkey-not-used'

export interface RefusalWords<Next> {
  title: string
  /** The meaning, and the next step. */
  message: string
  next: Next | 'retry'
}

/** The same for every kind of check-in. */
const shared: Partial<Record<Reason, { title: string; message?: string }>> = {
  'invalid-input': { title: m.thisLinkIsIncomplete() },
  'token-expired': { title: m.thisCodeHasExpired() },
  'too-many-scans': { title: m.tooManyScansWithoutSigningIn() },
  'challenge-expired': { title: m.thatTookTooLong() },
  'challenge-used': { title: m.faceCheckHasAlreadyBeenUsed(), message: m.startItAgain() },
  'face-mismatch': { title: m.yourFaceDoesNotMatch() },
  'face-replayed': { title: m.thisPictureHasBeenUsedBefore() },
  'face-not-registered': { title: m.youHaventRegisteredYourFace() },
  'face-in-review': { title: m.yourFacePhotoIsInReview() },
  'no-camera': { title: m.unableToAccessCamera() },
  'no-face': { title: m.noFaceDetected() },
  'action-not-shown': { title: m.weDidntDetectTheMovement() },
  'engine-failed': { title: m.faceRecognitionCouldNotBeLoaded() },
  'passkey-unknown': { title: m.passkeyBelongsToAnotherAccount() },
  'passkey-not-valid': { title: m.weCouldntVerifyYourPasskey() },
  'passkey-expired': { title: m.yourPasskeyTookTooLong() },
  'passkey-used': { title: m.passkeyResponseHasAlreadyBeenUsed(), message: m.confirmWithPasskeyAgain() },
  'passkey-not-used': { title: m.thePasskeyWasNotUsed() },
  'not-on-network': { title: m.youAreNotOnTheCampusNetwork() },
  'network-required': { title: m.youAreNotOnTheCampusNetwork() },
  'network-request-failed': { title: m.theConnectionWasLost() },
  'rate-limited': { title: m.tooManyRequests(), message: m.waitAMomentAndTryAgain() },
}

/** The check-in's own messages about its refusals. */
export type OwnRefusalWords<Next> = Partial<
  Record<Reason, Omit<RefusalWords<Next>, 'title'> & { title?: string }>
>

/**
 * The message about a refusal, with the next step. Refusals without their own message are explained by the
 * server.
 */
export function explainRefusal<Next>(own: OwnRefusalWords<Next>, reason: Reason): RefusalWords<Next> {
  const common = shared[reason]
  return {
    title: common?.title ?? m.checkInFailed(),
    message: common?.message ?? (hasPageMessage(reason) ? pageMessage[reason] : pageMessage.internal),
    next: 'retry',
    ...own[reason],
  }
}

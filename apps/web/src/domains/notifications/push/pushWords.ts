import { sentenceOf } from '#lib/errors.ts'
import { PushFailure, type PushFailureReason } from './browserPush.ts'
import { m } from './messages.ts'

const sentences: Record<PushFailureReason, string> = {
  denied: m.notAllowed(),
  dismissed: m.notDecidedYet(),
  'no-worker': m.failedToStart(),
  'no-service': m.pushServiceUnreachable(),
  'too-late': m.tookTooLong(),
}

/** Why turning notifications on has failed, in one sentence. */
export const pushSentence = (error: unknown): string =>
  error instanceof PushFailure ? sentences[error.reason] : sentenceOf(error)

/** The text for this device if the page cannot change the setting. */
export const pushObstacles = {
  unsupported: m.unsupported(),
  denied: m.blocked(),
} as const

import { sentenceOf } from '#lib/errors.ts'
import { PushFailure, type PushFailureReason } from './browserPush.ts'

const sentences: Record<PushFailureReason, string> = {
  denied: 'Your browser does not let Campanile show notifications.',
  dismissed: 'You haven’t allowed or blocked notifications for Campanile in this browser yet.',
  'no-worker': 'Your browser couldn’t start notifications. Reload the page and try again.',
  'no-service': 'Your browser could not reach its notification service. Try again later.',
  'too-late': 'This took longer than ten seconds. Try again.',
}

/** Why turning notifications on has failed, in one sentence. */
export const pushSentence = (error: unknown): string =>
  error instanceof PushFailure ? sentences[error.reason] : sentenceOf(error)

/** What the row of this device says where nothing can be done in the page. */
export const pushObstacles = {
  unsupported:
    'This browser cannot show notifications while Campanile is closed. On an iPhone or iPad, add Campanile to the Home Screen first.',
  denied:
    'Your browser blocks notifications from Campanile. Open the site settings in the address bar, and allow them.',
} as const

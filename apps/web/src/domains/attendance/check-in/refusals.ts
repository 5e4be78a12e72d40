import { type ErrorCode, errorMessage } from '@campanile/contract/errors.ts'
import type { Refusal } from '#camera/refusal.ts'

/**
 * scan: with a fresh code. retry: the same once more. register: a face first. wait: it comes by itself.
 * none: nothing here helps.
 */
export type NextStep = 'scan' | 'retry' | 'register' | 'wait' | 'none'

export interface RefusalWords {
  title: string
  /** What it means and what to do. */
  message: string
  next: NextStep
}

const byLecturer = 'Or ask your lecturer to mark you.'

const known: Partial<Record<Refusal, RefusalWords>> = {
  'not-found': {
    title: 'There is no session to check in to',
    message:
      'This class has no session today, or the link is not complete. Scan the code on the screen again.',
    next: 'none',
  },
  'invalid-input': {
    title: 'This link is not complete',
    message: 'Scan the code on the classroom screen again.',
    next: 'none',
  },
  'not-enrolled': {
    title: 'You are not enrolled in this class',
    message: 'Your attempt is noted. Ask your lecturer or the office if you should be enrolled.',
    next: 'none',
  },
  'session-not-started': {
    title: 'This session has not started yet',
    message: 'Come back when it begins. This page changes by itself.',
    next: 'wait',
  },
  'session-cancelled': {
    title: 'This session was cancelled',
    message: 'There is nothing to check in to.',
    next: 'none',
  },
  'check-in-not-open': {
    title: 'Check-in is not open yet',
    message: 'Wait for your lecturer to open it. This page changes by itself.',
    next: 'wait',
  },
  'check-in-closed': {
    title: 'Check-in has closed',
    message: 'You can no longer check in by yourself. Ask your lecturer to mark you.',
    next: 'none',
  },
  'already-marked': {
    title: 'You are already marked',
    message: errorMessage['already-marked'],
    next: 'retry',
  },
  'token-expired': {
    title: 'This code has expired',
    message: 'It changes every 15 seconds. Scan the one that is on the screen now.',
    next: 'scan',
  },
  'scan-required': {
    title: 'Scan the code first',
    message: 'A scan is good for five minutes. Scan the code on the classroom screen.',
    next: 'scan',
  },
  'scan-used': {
    title: 'This scan has been used',
    message: 'Each scan is good for one check-in. Scan the code on the screen again.',
    next: 'scan',
  },
  'challenge-expired': {
    title: 'That took too long',
    message: 'Nothing is lost: your scan is kept. Start the face check again.',
    next: 'retry',
  },
  'challenge-used': {
    title: 'This face check has been used',
    message: 'Start it again.',
    next: 'retry',
  },
  'face-mismatch': {
    title: 'Your face does not match the registered one',
    message: `Your attempt is noted. Try again in better light, without cap or dark glasses. ${byLecturer}`,
    next: 'retry',
  },
  'face-replayed': {
    title: 'This picture was used before',
    message: `Look into the camera live. ${byLecturer}`,
    next: 'retry',
  },
  'face-not-registered': {
    title: 'You have no registered face',
    message: 'Register it, then scan or type the code again. Your lecturer can also mark you.',
    next: 'register',
  },
  'face-in-review': {
    title: 'Your face photo is in review',
    message: 'An administrator looks at it before it counts. Ask your lecturer to mark you today.',
    next: 'none',
  },
  'claim-not-valid': {
    title: 'Your offline scan was not accepted',
    message: errorMessage['claim-not-valid'],
    next: 'none',
  },
  'claim-too-late': {
    title: 'Your offline scan came too late',
    message: 'It has to arrive soon after check-in closes. Ask your lecturer to mark you.',
    next: 'none',
  },
  'no-camera': {
    title: 'Unable to access camera',
    message: 'You can also ask your lecturer to mark you.',
    next: 'retry',
  },
  'no-face': {
    title: 'No face detected',
    message: `Hold the camera in front of your face, in better light. ${byLecturer}`,
    next: 'retry',
  },
  'action-not-shown': {
    title: 'The camera did not see the movement',
    message: `Try again, or choose another movement. ${byLecturer}`,
    next: 'retry',
  },
  'engine-failed': {
    title: 'Face recognition could not be loaded',
    message: `Check your connection and try again. ${byLecturer}`,
    next: 'retry',
  },
  'network-request-failed': {
    title: 'The connection was lost',
    message: 'Nothing was sent twice, and a scan that was accepted is kept for five minutes. Try again.',
    next: 'retry',
  },
  'rate-limited': {
    title: 'That was too much at once',
    message: 'Wait a moment and try again.',
    next: 'retry',
  },
}

/** What a student reads about a refusal, and what to do next. */
export const refusalWordsOf = (refusal: Refusal): RefusalWords =>
  known[refusal] ?? {
    title: 'The check-in did not work',
    message: refusal in errorMessage ? errorMessage[refusal as ErrorCode] : errorMessage.internal,
    next: 'retry',
  }

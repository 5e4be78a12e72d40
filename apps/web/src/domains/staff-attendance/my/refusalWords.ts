import { hasPageMessage, pageMessage } from '@campanile/contract/page-messages.ts'
import type { Refusal } from '#camera/refusal.ts'

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

const otherwise = 'Or request a correction afterwards.'

const known: Partial<Record<StaffRefusalReason, StaffRefusalWords>> = {
  'already-checked-in': {
    title: 'You are already checked in',
    message: 'Your day has started. Check out when you leave.',
    next: 'none',
  },
  'already-checked-out': {
    title: 'You are already checked out',
    message: 'Your day is complete. If that’s wrong, request a correction.',
    next: 'none',
  },
  'not-checked-in': {
    title: 'You are not checked in',
    message: 'Check in first. If you forgot this morning, request a correction.',
    next: 'none',
  },
  'link-not-valid': {
    title: 'This link is no longer valid',
    message: 'Ask your administrator for a new one, or check in on your attendance page.',
    next: 'none',
  },
  'invalid-input': {
    title: 'This link is incomplete',
    message: 'Scan the code on the screen again.',
    next: 'none',
  },
  'link-closed': {
    title: 'This location is closed now',
    message: 'It doesn’t accept check-ins at this time. Check in on your attendance page.',
    next: 'none',
  },
  'network-required': {
    title: 'You are not on the campus network',
    message: 'Connect to the network of this location and try again.',
    next: 'retry',
  },
  'not-for-role': {
    title: 'This location is not for your role',
    message: 'Staff and lecturers have separate locations. Check in on your attendance page.',
    next: 'none',
  },
  'token-expired': {
    title: 'This code has expired',
    message: 'It changes every 15 seconds. Scan the new one on the screen.',
    next: 'none',
  },
  'scan-required': {
    title: 'Scan the code on the screen',
    message: 'A scan is valid for five minutes. Scan the code on the screen again.',
    next: 'none',
  },
  'challenge-expired': {
    title: 'That took too long',
    message: 'Start the face check again.',
    next: 'retry',
  },
  'challenge-used': {
    title: 'This face check has already been used',
    message: 'Start it again.',
    next: 'retry',
  },
  'face-mismatch': {
    title: 'Your face does not match the registered one',
    message: `This attempt was logged. Try again in better light, without a cap or dark glasses. ${otherwise}`,
    next: 'retry',
  },
  'face-replayed': {
    title: 'This picture has been used before',
    message: 'Look into the camera live.',
    next: 'retry',
  },
  'face-not-registered': {
    title: 'You haven’t registered your face',
    message: 'Register it to continue checking in.',
    next: 'register',
  },
  'face-in-review': {
    title: 'Your face photo is in review',
    message: 'An administrator has to accept it first. Use a passkey, or request a correction for today.',
    next: 'none',
  },
  'no-camera': {
    title: 'Unable to access camera',
    message: otherwise,
    next: 'retry',
  },
  'no-face': {
    title: 'No face detected',
    message: `Hold the camera in front of your face, in better light. ${otherwise}`,
    next: 'retry',
  },
  'action-not-shown': {
    title: 'We didn’t detect the movement',
    message: `Try again, or use another movement. ${otherwise}`,
    next: 'retry',
  },
  'engine-failed': {
    title: 'Face recognition could not be loaded',
    message: 'Check your connection and try again.',
    next: 'retry',
  },
  'no-passkey': {
    title: 'You don’t have a passkey',
    message: 'Add one in your settings, or check in with your face.',
    next: 'none',
  },
  'passkey-unknown': {
    title: 'This passkey doesn’t belong to your account',
    message: 'Use another one, or your face.',
    next: 'retry',
  },
  'passkey-not-valid': {
    title: 'We couldn’t verify your passkey',
    message: 'Try again, or use your face.',
    next: 'retry',
  },
  'passkey-expired': {
    title: 'Your passkey took too long',
    message: 'Use it again.',
    next: 'retry',
  },
  'passkey-used': {
    title: 'This passkey response has already been used',
    message: 'Use your passkey again.',
    next: 'retry',
  },
  'passkey-not-used': {
    title: 'No passkey was used',
    message: 'Try again, or use your face.',
    next: 'retry',
  },
  'network-request-failed': {
    title: 'The connection was lost',
    message: 'Nothing was sent twice. Try again.',
    next: 'retry',
  },
  'too-many-scans': {
    title: 'Too many scans without signing in',
    message: 'Sign in, then scan the code on the screen again.',
    next: 'none',
  },
  'rate-limited': {
    title: 'Too many requests',
    message: 'Wait a moment and try again.',
    next: 'retry',
  },
}

/** What somebody reads about a refusal, and what to do next. */
export const staffRefusalWords = (refusal: StaffRefusalReason): StaffRefusalWords =>
  known[refusal] ?? {
    title: 'The check-in failed',
    message: hasPageMessage(refusal) ? pageMessage[refusal] : pageMessage.internal,
    next: 'retry',
  }

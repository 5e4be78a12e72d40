import { hasPageMessage, pageMessage } from '@campanile/contract/page-messages.ts'
import type { Refusal } from '#camera/refusal.ts'
import type { LocationProblem } from '#lib/geolocation.ts'

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

const byLecturer = 'Or ask your lecturer to record your attendance.'

const known: Partial<Record<CheckInRefusal, CheckInRefusalWords>> = {
  'not-found': {
    title: 'There is no session to check in to',
    message: 'This class has no session today, or the link is incomplete. Scan the code on the screen again.',
    next: 'none',
  },
  'invalid-input': {
    title: 'This link is incomplete',
    message: 'Scan the code on the classroom screen again.',
    next: 'none',
  },
  'not-enrolled': {
    title: 'You are not enrolled in this class',
    message: 'Your attempt was recorded. Ask your lecturer or the office if you should be enrolled.',
    next: 'none',
  },
  'session-not-started': {
    title: 'This session has not started yet',
    message: 'Come back when it begins. This page updates automatically.',
    next: 'wait',
  },
  'session-cancelled': {
    title: 'This session was cancelled',
    message: 'There is nothing to check in to.',
    next: 'none',
  },
  'check-in-not-open': {
    title: 'Check-in is not open yet',
    message: 'Wait for your lecturer to open it. This page updates automatically.',
    next: 'wait',
  },
  'check-in-closed': {
    title: 'Check-in has closed',
    message: 'You can no longer check in yourself. Ask your lecturer to record your attendance.',
    next: 'none',
  },
  'already-marked': {
    title: 'Your attendance is already recorded',
    message: pageMessage['already-marked'],
    next: 'retry',
  },
  'token-expired': {
    title: 'This code has expired',
    message: 'It changes every 15 seconds. Scan the one on the screen now.',
    next: 'scan',
  },
  'scan-required': {
    title: 'Scan the code first',
    message: 'A scan is valid for five minutes. Scan the code on the classroom screen.',
    next: 'scan',
  },
  'scan-used': {
    title: 'This scan has already been used',
    message: 'Each scan is valid for one check-in. Scan the code on the screen again.',
    next: 'scan',
  },
  'scan-not-yours': {
    title: 'This scan belongs to another device',
    message:
      'A scan is valid only for the device and person that made it. Scan the code on the screen again.',
    next: 'scan',
  },
  'too-many-scans': {
    title: 'Too many scans without signing in',
    message: `Sign in, then scan the code on the screen again. ${byLecturer}`,
    next: 'scan',
  },
  'challenge-expired': {
    title: 'That took too long',
    message: 'Your scan is saved. Start the face check again.',
    next: 'retry',
  },
  'challenge-used': {
    title: 'This face check has already been used',
    message: 'Start it again.',
    next: 'retry',
  },
  'face-mismatch': {
    title: 'Your face does not match the registered one',
    message: `Your attempt was recorded. Try again in better light, without a cap or dark glasses. ${byLecturer}`,
    next: 'retry',
  },
  'face-replayed': {
    title: 'This picture has been used before',
    message: `Look into the camera live. ${byLecturer}`,
    next: 'retry',
  },
  'face-not-registered': {
    title: 'You haven’t registered your face',
    message:
      'Registration takes a minute, and your scan is valid for five. Your lecturer can also record your attendance.',
    next: 'register',
  },
  'face-in-review': {
    title: 'Your face photo is in review',
    message: 'An administrator has to accept it first. Ask your lecturer to record your attendance today.',
    next: 'none',
  },
  'claim-not-valid': {
    title: 'Your offline scan was not accepted',
    message: pageMessage['claim-not-valid'],
    next: 'none',
  },
  'claim-too-late': {
    title: 'Your offline scan came too late',
    message: 'It has to arrive soon after check-in closes. Ask your lecturer to record your attendance.',
    next: 'none',
  },
  'no-camera': {
    title: 'Unable to access camera',
    message: 'You can also ask your lecturer to record your attendance.',
    next: 'retry',
  },
  'no-face': {
    title: 'No face detected',
    message: `Hold the camera in front of your face, in better light. ${byLecturer}`,
    next: 'retry',
  },
  'action-not-shown': {
    title: 'We didn’t detect the movement',
    message: `Try again, or use another movement. ${byLecturer}`,
    next: 'retry',
  },
  'engine-failed': {
    title: 'Face recognition could not be loaded',
    message: `Check your connection and try again. ${byLecturer}`,
    next: 'retry',
  },
  'face-unknown': {
    title: 'The kiosk does not know this face',
    message: `Check in with your own device. ${byLecturer}`,
    next: 'none',
  },
  'way-not-allowed': {
    title: 'This class doesn’t accept this check-in method',
    message: 'Select another way to check in.',
    next: 'none',
  },
  'code-required': {
    title: 'Scan or type the code again',
    message:
      'Without a face or passkey check, a scan is valid for one minute. Use the code that is on the screen now.',
    next: 'retry',
  },
  'code-not-valid': {
    title: 'This is not the code on the screen',
    message: `It changes every 15 seconds. Enter the one on the screen now. ${byLecturer}`,
    next: 'retry',
  },
  'too-many-requests': {
    title: 'Too many codes',
    message: `Wait a few minutes, or check in another way. ${byLecturer}`,
    next: 'none',
  },
  'no-passkey': {
    title: 'You don’t have a passkey yet',
    message: 'Add a passkey, or check in another way.',
    next: 'none',
  },
  'passkey-unknown': {
    title: 'This passkey doesn’t belong to your account',
    message: 'It was deleted, or belongs to another account. Use another passkey or another check-in method.',
    next: 'retry',
  },
  'passkey-not-valid': {
    title: 'We couldn’t verify your passkey',
    message: `Try again, or check in another way. ${byLecturer}`,
    next: 'retry',
  },
  'passkey-expired': {
    title: 'Your passkey took too long',
    message: 'Your scan is saved. Use your passkey again.',
    next: 'retry',
  },
  'passkey-used': {
    title: 'This passkey response has already been used',
    message: 'Use your passkey again.',
    next: 'retry',
  },
  'passkey-not-used': {
    title: 'The passkey was not used',
    message: `It was closed, or your device could not open it. Try again, or check in another way. ${byLecturer}`,
    next: 'retry',
  },
  'not-on-network': {
    title: 'You are not on the campus network',
    message: `Turn mobile data and VPN off, join the campus Wi-Fi and try again. Your attempt was recorded. ${byLecturer}`,
    next: 'retry',
  },
  'location-required': {
    title: 'This class checks your location',
    message: 'Allow location access in your browser and try again.',
    next: 'retry',
  },
  'location-denied': {
    title: 'Your browser can’t share your location',
    message: `Allow location access for this page in the address bar or settings, then try again. ${byLecturer}`,
    next: 'retry',
  },
  'location-unknown': {
    title: 'Your device couldn’t find your location',
    message: `Turn location services on, go near a window and try again. ${byLecturer}`,
    next: 'retry',
  },
  'location-vague': {
    title: 'Your device only knows your approximate location',
    message: `Allow the precise location, turn Wi-Fi on and try again. ${byLecturer}`,
    next: 'retry',
  },
  'too-far': {
    title: 'You are too far from the room',
    message: `Your attempt was recorded. Try again when you are there. ${byLecturer}`,
    next: 'retry',
  },
  'network-request-failed': {
    title: 'The connection was lost',
    message: 'Nothing was sent twice, and an accepted scan is valid for five minutes. Try again.',
    next: 'retry',
  },
  busy: {
    title: 'Check-in is very busy',
    message: `Nothing was lost, and an accepted scan is valid for five minutes. Try again. ${byLecturer}`,
    next: 'retry',
  },
  'rate-limited': {
    title: 'Too many requests',
    message: 'Wait a moment and try again.',
    next: 'retry',
  },
}

/** What a student reads about a refusal, and what to do next. */
export const checkInRefusalWords = (refusal: CheckInRefusal): CheckInRefusalWords =>
  known[refusal] ?? {
    title: 'Check-in failed',
    message: hasPageMessage(refusal) ? pageMessage[refusal] : pageMessage.internal,
    next: 'retry',
  }

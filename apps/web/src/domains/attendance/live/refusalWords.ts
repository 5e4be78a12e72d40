import type { Register } from '@campanile/contract/attendance.ts'

/** Why an attempt was refused, as the lecturer reads it. */
export const refusalWords: Record<Register['refused'][number]['reason'], string> = {
  'not-enrolled': 'Not enrolled in this class',
  'already-marked': 'Was already marked',
  'check-in-closed': 'Check-in had closed',
  'check-in-not-open': 'Check-in was not open yet',
  'session-not-started': 'The session had not started',
  'session-cancelled': 'The session was cancelled',
  'token-expired': 'Scanned a code that had expired',
  'scan-required': 'Had not scanned the code',
  'scan-used': 'Used a scan a second time',
  'challenge-expired': 'Took too long for the face check',
  'challenge-used': 'Used a face check a second time',
  'face-not-registered': 'Has no registered face',
  'face-in-review': 'Face photo waits for an administrator',
  'face-mismatch': 'Face does not match the registered one',
  'face-replayed': 'Showed a picture that was used before',
  'claim-not-valid': 'Sent an offline scan of a code that was never shown',
  'claim-too-late': 'Sent an offline scan too late',
  'no-camera': 'The device gave no access to a camera',
  'no-face': 'The camera saw no face',
  'action-not-shown': 'Did not show the movement asked for',
}

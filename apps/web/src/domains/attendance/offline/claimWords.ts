import type { MyClaim } from '@campanile/contract/attendance/offline-claims.ts'
import type { Tone } from '#ui/Chip.tsx'
import { m } from './messages.ts'

/** What happened to an offline scan, as its student reads it. */
export const claimWords: Record<MyClaim['state'], { label: string; tone: Tone }> = {
  pending: { label: m.waitingForYourLecturer(), tone: 'warn' },
  accepted: { label: m.accepted(), tone: 'ok' },
  declined: { label: m.declined(), tone: 'bad' },
  settled: { label: m.recordedOtherwise(), tone: 'idle' },
}

import type { MyClaim } from '@campanile/contract/attendance/offline-claims.ts'
import type { Tone } from '#ui/Chip.tsx'

/** What happened to an offline scan, as its student reads it. */
export const claimWords: Record<MyClaim['state'], { label: string; tone: Tone }> = {
  pending: { label: 'Waiting for your lecturer', tone: 'warn' },
  accepted: { label: 'Accepted', tone: 'ok' },
  declined: { label: 'Declined', tone: 'bad' },
  settled: { label: 'Recorded otherwise', tone: 'idle' },
}

import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import { Chip } from '#ui/Chip.tsx'
import type { SessionPhase } from '../sessionPhase.ts'

/** The state of a session's register, for those who keep it. */
export function SessionChip({ session, phase }: { session: SessionToday; phase: SessionPhase }) {
  if (phase === 'cancelled') {
    return (
      <Chip tone="bad" glyph="cross">
        Cancelled
      </Chip>
    )
  }
  if (session.checkIn === 'open') {
    return (
      <Chip tone="brass" glyph="clock">
        Check-in open
      </Chip>
    )
  }
  if (session.checkIn === 'closed') {
    return (
      <Chip tone="ok" glyph="tick">
        Register taken
      </Chip>
    )
  }
  if (phase === 'over') {
    return (
      <Chip tone="warn" glyph="exclamation">
        No register
      </Chip>
    )
  }
  return <Chip glyph="dash">{phase === 'on' ? 'Not opened' : 'Upcoming'}</Chip>
}

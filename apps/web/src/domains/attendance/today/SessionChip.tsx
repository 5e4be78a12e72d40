import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import { Chip } from '#ui/Chip.tsx'
import type { SessionPhase } from '../sessionPhase.ts'
import { m } from './messages.ts'

/** The state of a session's register, for those who keep it. */
export function SessionChip({ session, phase }: { session: SessionToday; phase: SessionPhase }) {
  if (phase === 'cancelled') {
    return (
      <Chip tone="bad" glyph="cross">
        {m.cancelled()}
      </Chip>
    )
  }
  if (session.checkIn === 'open') {
    return (
      <Chip tone="brass" glyph="clock">
        {m.checkInOpen()}
      </Chip>
    )
  }
  if (session.checkIn === 'closed') {
    return (
      <Chip tone="ok" glyph="tick">
        {m.registerTaken()}
      </Chip>
    )
  }
  if (phase === 'over') {
    return (
      <Chip tone="warn" glyph="exclamation">
        {m.noRegister()}
      </Chip>
    )
  }
  return <Chip glyph="dash">{phase === 'on' ? m.notOpened() : m.upcoming()}</Chip>
}

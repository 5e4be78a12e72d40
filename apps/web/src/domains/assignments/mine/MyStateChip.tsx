import type { MyAssignmentSummary } from '@campanile/contract/assignments/submissions.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Chip } from '#ui/Chip.tsx'
import { leftWords } from '../dueWords.ts'
import { m } from './messages.ts'

interface MyStateChipProps {
  assignment: Pick<MyAssignmentSummary, 'state' | 'opensAt' | 'dueAt' | 'isTermOver'>
  /** By the server's clock. */
  now: Date
}

/** The state of an assignment for its student, with the time left if something is to be done. */
export function MyStateChip({ assignment: { state, opensAt, dueAt, isTermOver }, now }: MyStateChipProps) {
  const time = useTimeFormat()
  const left = leftWords(dueAt, now, time)
  switch (state) {
    case 'upcoming':
      return (
        <Chip tone="info" glyph="clock" className="tnum">
          {m.opensDate({ date: time.date(opensAt) })}
        </Chip>
      )
    case 'open':
      return <Chip className="tnum">{left ?? m.dueNow()}</Chip>
    case 'due-soon':
      return (
        <Chip tone="warn" glyph="clock" className="tnum">
          {left ?? m.dueNow()}
        </Chip>
      )
    case 'overdue':
      if (isTermOver) return <Chip>{m.notSubmitted()}</Chip>
      return (
        <Chip tone="bad" glyph="exclamation">
          {m.overdue()}
        </Chip>
      )
    case 'submitted':
      return (
        <Chip tone="ok" glyph="tick">
          {m.submitted()}
        </Chip>
      )
    case 'late':
      return (
        <Chip tone="warn" glyph="exclamation">
          {m.submittedLate()}
        </Chip>
      )
    case 'marked':
      return (
        <Chip tone="brand" glyph="tick">
          {m.marked()}
        </Chip>
      )
    case 'closed':
      return (
        <Chip tone="bad" glyph="cross">
          {m.missed()}
        </Chip>
      )
  }
}

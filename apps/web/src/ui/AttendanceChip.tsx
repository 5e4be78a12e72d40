import type { AttendanceStatus } from '@campanile/contract/timetable/timetable.ts'
import { Chip, type Tone } from './Chip.tsx'
import type { ChipGlyphName } from './ChipGlyph.tsx'

const looks: Record<AttendanceStatus | 'waiting', { tone: Tone; glyph: ChipGlyphName; label: string }> = {
  present: { tone: 'ok', glyph: 'tick', label: 'Present' },
  late: { tone: 'warn', glyph: 'exclamation', label: 'Late' },
  absent: { tone: 'bad', glyph: 'cross', label: 'Absent' },
  excused: { tone: 'info', glyph: 'ringDot', label: 'Excused' },
  waiting: { tone: 'idle', glyph: 'dash', label: 'Not yet' },
}

/** `null`: not marked yet. */
export function AttendanceChip({ status }: { status: AttendanceStatus | null }) {
  const { tone, glyph, label } = looks[status ?? 'waiting']
  return (
    <Chip tone={tone} glyph={glyph}>
      {label}
    </Chip>
  )
}

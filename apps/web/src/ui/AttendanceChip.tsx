import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { attendanceStatusWords } from '@campanile/contract/attendance/attendance-words.ts'
import { Chip, type Tone } from './Chip.tsx'
import type { ChipGlyphName } from './ChipGlyph.tsx'
import { m } from './messages.ts'

const looks: Record<AttendanceStatus | 'waiting', { tone: Tone; glyph: ChipGlyphName }> = {
  present: { tone: 'ok', glyph: 'tick' },
  late: { tone: 'warn', glyph: 'exclamation' },
  absent: { tone: 'bad', glyph: 'cross' },
  excused: { tone: 'info', glyph: 'ringDot' },
  waiting: { tone: 'idle', glyph: 'dash' },
}

/** `null`: not marked yet. */
export function AttendanceChip({ status }: { status: AttendanceStatus | null }) {
  return <Chip {...looks[status ?? 'waiting']}>{status ? attendanceStatusWords[status] : m.notYet()}</Chip>
}

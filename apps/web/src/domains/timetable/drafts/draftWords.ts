import type { DraftState } from '@campanile/contract/timetable/draft-words.ts'
import type {
  DraftFigures,
  PlannedClass,
  UnplacedClass,
} from '@campanile/contract/timetable/timetable-drafts.ts'
import type { Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'
import type { FigureRow } from './FiguresCard.tsx'
import { m } from './messages.ts'

export const draftsPath = '/app/classes/timetable/drafts'

export const stateLooks: Record<DraftState, { label: string; tone: Tone; glyph: ChipGlyphName }> = {
  computing: { label: m.stateComputing(), tone: 'info', glyph: 'clock' },
  ready: { label: m.stateReady(), tone: 'brand', glyph: 'ringDot' },
  failed: { label: m.stateFailed(), tone: 'bad', glyph: 'cross' },
  applied: { label: m.stateApplied(), tone: 'ok', glyph: 'tick' },
  undone: { label: m.stateUndone(), tone: 'idle', glyph: 'dash' },
}

type Reason = UnplacedClass['reasons'][number]

export function reasonWords(
  { kind, name, starts }: Reason,
  { starts: all, largestRoom }: UnplacedClass,
  { students }: PlannedClass,
): string {
  const facts = { name: name ?? '', starts, all }
  switch (kind) {
    case 'room-too-small':
      return m.roomTooSmall({ students, seats: largestRoom })
    case 'rooms-taken':
      return m.roomsTaken(facts)
    case 'lecturer-teaches':
      return m.lecturerTeaches(facts)
    case 'lecturer-unavailable':
      return m.lecturerUnavailable(facts)
    case 'batch-busy':
      return m.batchBusy(facts)
    case 'class-meets':
      return m.classMeets(facts)
    case 'not-found':
      return m.notFound(facts)
  }
}

/** The figures in the order of their weight. */
export const figureRows: readonly FigureRow<DraftFigures>[] = [
  { figure: 'placed', label: m.placed() },
  { figure: 'unplaced', label: m.unplaced() },
  { figure: 'unwanted', label: m.unwanted() },
  { figure: 'sameDay', label: m.sameDay() },
  { figure: 'gaps', label: m.gaps() },
  { figure: 'moved', label: m.moved() },
  { figure: 'emptySeats', label: m.emptySeats(), isPercent: true },
]

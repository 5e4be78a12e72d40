import type {
  ImportFormat,
  ImportKind,
  ImportState,
  RowOutcome,
} from '@campanile/contract/imports/imports.ts'
import type { Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'
import { m } from './messages.ts'

interface FormatWords {
  label: string
  /** How the file type is recognised. */
  help: string
}

export const importFormatWords: Record<ImportFormat, FormatWords> = {
  people: { label: m.peopleCSV(), help: m.onePersonPerLine() },
  departments: { label: m.departmentsCSV(), help: m.recognisedByName() },
  programmes: { label: m.programmesCSV(), help: m.recognisedByDepartmentAndName() },
  batches: { label: m.batchesCSV(), help: m.recognisedByCode() },
  terms: { label: m.termsCSV(), help: m.termsAreRecognisedByName() },
  rooms: { label: m.roomsCSV(), help: m.recognisedByName() },
  courses: { label: m.coursesCSV(), help: m.recognisedByCode() },
  classes: {
    label: m.classesCSV(),
    help: m.oneClassPerLine(),
  },
  enrolments: { label: m.enrolmentsCSV(), help: m.oneEnrolmentPerLine() },
  oneroster: {
    label: m.oneRosterBundle(),
    help: m.whatABundleHolds(),
  },
}

interface Look {
  label: string
  tone: Tone
  glyph: ChipGlyphName
}

export const importStateLooks: Record<ImportState, Look> = {
  reading: { label: m.dryRun(), tone: 'info', glyph: 'clock' },
  ready: { label: m.readyToApply(), tone: 'warn', glyph: 'clock' },
  applying: { label: m.applying(), tone: 'info', glyph: 'clock' },
  applied: { label: m.applied(), tone: 'ok', glyph: 'tick' },
  undoing: { label: m.rollingBack(), tone: 'info', glyph: 'clock' },
  undone: { label: m.rolledBack(), tone: 'idle', glyph: 'dash' },
  failed: { label: m.failed(), tone: 'bad', glyph: 'cross' },
}

export const outcomeLooks: Record<RowOutcome, Look> = {
  create: { label: m.new(), tone: 'ok', glyph: 'tick' },
  change: { label: m.changed(), tone: 'info', glyph: 'tick' },
  deactivate: { label: m.deactivated(), tone: 'warn', glyph: 'dash' },
  reject: { label: m.rejected(), tone: 'bad', glyph: 'cross' },
  unchanged: { label: m.unchanged(), tone: 'idle', glyph: 'dash' },
}

export const importKindWords: Record<ImportKind, string> = {
  department: m.departments(),
  programme: m.programmes(),
  batch: m.batches(),
  term: m.terms(),
  room: m.rooms(),
  course: m.courses(),
  class: m.classes(),
  person: m.people(),
  lecturer: m.classLecturers(),
  enrolment: m.enrolments(),
}

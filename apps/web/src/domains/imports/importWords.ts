import type {
  ImportFormat,
  ImportKind,
  ImportState,
  RowOutcome,
} from '@campanile/contract/imports/imports.ts'
import { locale } from '#lib/locale.ts'
import type { Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'

interface FormatWords {
  label: string
  /** What the file is recognised by. */
  help: string
}

export const formatWords: Record<ImportFormat, FormatWords> = {
  people: { label: 'People (CSV)', help: 'One person per line, recognised by email.' },
  departments: { label: 'Departments (CSV)', help: 'Recognised by name.' },
  programmes: { label: 'Programmes (CSV)', help: 'Recognised by department and name.' },
  batches: { label: 'Batches (CSV)', help: 'Recognised by code.' },
  terms: { label: 'Terms (CSV)', help: 'Recognised by name. Holidays are set in Class Management.' },
  rooms: { label: 'Rooms (CSV)', help: 'Recognised by name.' },
  courses: { label: 'Courses (CSV)', help: 'Recognised by code.' },
  classes: {
    label: 'Classes (CSV)',
    help: 'A course in a term under a name of your own, with the emails of its lecturers.',
  },
  enrolments: { label: 'Enrolments (CSV)', help: 'A student’s email and the class as in the classes file.' },
  oneroster: {
    label: 'OneRoster 1.2 bundle (ZIP)',
    help: 'Orgs, terms, courses, classes, users with roles, and enrolments. The manifest says which files are complete.',
  },
}

interface Look {
  label: string
  tone: Tone
  glyph: ChipGlyphName
}

export const importStateLooks: Record<ImportState, Look> = {
  reading: { label: 'Dry run', tone: 'info', glyph: 'clock' },
  ready: { label: 'Ready to apply', tone: 'warn', glyph: 'clock' },
  applying: { label: 'Applying', tone: 'info', glyph: 'clock' },
  applied: { label: 'Applied', tone: 'ok', glyph: 'tick' },
  undoing: { label: 'Undoing', tone: 'info', glyph: 'clock' },
  undone: { label: 'Undone', tone: 'idle', glyph: 'dash' },
  failed: { label: 'Failed', tone: 'bad', glyph: 'cross' },
}

export const outcomeLooks: Record<RowOutcome, Look> = {
  create: { label: 'New', tone: 'ok', glyph: 'tick' },
  change: { label: 'Changed', tone: 'info', glyph: 'tick' },
  deactivate: { label: 'Deactivated', tone: 'warn', glyph: 'dash' },
  refuse: { label: 'Refused', tone: 'bad', glyph: 'cross' },
  unchanged: { label: 'Unchanged', tone: 'idle', glyph: 'dash' },
}

export const importKindWords: Record<ImportKind, string> = {
  department: 'Departments',
  programme: 'Programmes',
  batch: 'Batches',
  term: 'Terms',
  room: 'Rooms',
  course: 'Courses',
  class: 'Classes',
  person: 'People',
  lecturer: 'Class lecturers',
  enrolment: 'Enrolments',
}

const number = new Intl.NumberFormat(locale)
export const importCountWords = (lines: number) => number.format(lines)
export const linesText = (lines: number) => `${importCountWords(lines)} ${lines === 1 ? 'line' : 'lines'}`

import { columnHeadings, marksLayout, plainHeading } from '@campanile/contract/imports/import-columns.ts'
import type { MarkState } from '@campanile/contract/results/mark-sheets.ts'
import type { MarksImport } from '@campanile/contract/results/marks-import.ts'
import { m } from '../messages.ts'
import { judgeCell, type MarkValue, type StoredCell } from './typed-mark.rules.ts'

export interface ImportLine {
  line: number
  student: string
  mark: string
  state: string
}

type ColumnName = Exclude<keyof ImportLine, 'line'>

/** The headings of each column. */
const columnNames = Object.fromEntries(
  marksLayout.columns.map((column) => [column.name, columnHeadings(column)]),
) as Record<ColumnName, readonly string[]>

/** Spreadsheets paste tabs; where the decimal separator is a comma, files use semicolons. */
export function findDelimiter(text: string): string {
  const lines = text.split('\n', 50).filter((line) => line.trim() !== '')
  const inMost = (sign: string) => lines.filter((line) => line.includes(sign)).length * 2 > lines.length
  return ['\t', ';'].find(inMost) ?? ','
}

interface RawLine {
  line: number
  cells: readonly string[]
}

/** How many lines at the top may contain the header, since there can be titles above it. */
const maxTitles = 10

/** The columns that this line names; undefined when it is not a header. */
function findColumns(line: readonly string[]) {
  const names = line.map(plainHeading)
  const findIndexes = (column: ColumnName) =>
    columnNames[column].map((name) => names.indexOf(name)).filter((place) => place >= 0)
  const [student, mark, state] = [findIndexes('student'), findIndexes('mark'), findIndexes('state')]
  return student.length > 0 && mark.length > 0 ? { student, mark, state } : undefined
}

/**
 * Data lines of a pasted or uploaded table, without titles above the header and without empty lines. If
 * several columns identify the student, the first filled one is used. Without a header the columns are
 * student, mark and state.
 */
export function readLines(lines: readonly RawLine[]): ImportLine[] {
  const head = lines.slice(0, maxTitles).findIndex(({ cells }) => findColumns(cells))
  const places = findColumns(lines[head]?.cells ?? []) ?? { student: [0], mark: [1], state: [2] }
  const cell = ({ cells }: RawLine, column: ColumnName) =>
    places[column].map((place) => cells[place]?.trim() ?? '').find(Boolean) ?? ''
  return lines
    .slice(head + 1)
    .filter(({ cells }) => cells.some((it) => it.trim() !== ''))
    .map((it) => ({
      line: it.line,
      student: cell(it, 'student'),
      mark: cell(it, 'mark'),
      state: cell(it, 'state'),
    }))
}

const stateWords = new Map<string, MarkState>([
  ['marked', 'marked'],
  ['m', 'marked'],
  ['absent', 'absent'],
  ['abs', 'absent'],
  ['a', 'absent'],
  ['incomplete', 'incomplete'],
  ['inc', 'incomplete'],
  ['i', 'incomplete'],
])

/** The meaning of a line. Its state can also be in the mark column. */
function readMeaning({ mark, state }: ImportLine): { state: MarkState | null; mark: string | null } | string {
  if (!mark && !state) return { state: null, mark: null }
  const inPlaceOfMark = stateWords.get(mark.toLowerCase())
  if (inPlaceOfMark && !state) return { state: inPlaceOfMark, mark: null }
  const named = state ? stateWords.get(state.toLowerCase()) : 'marked'
  if (!named) return m.stateUnknown({ state })
  return { state: named, mark: mark || null }
}

/** A student of the sheet, with what identifies them in a line. */
export interface ImportStudent extends StoredCell {
  studentId: string
  firstName: string
  lastName: string
  email: string
  number: string | null
}

export type PlannedLine = MarksImport['lines'][number] & {
  studentId: string | null
  value: MarkValue | null
  version: number | null
}

const markWords = ({ state, mark }: MarkValue) => mark ?? state

/**
 * The effect of each line. A line with an empty mark has none, and a second line for the same student is
 * rejected.
 */
export function planMarks(
  lines: readonly ImportLine[],
  students: readonly ImportStudent[],
  maxMark: string,
): PlannedLine[] {
  const byName = new Map<string, ImportStudent>()
  for (const student of students) {
    byName.set(student.email.toLowerCase(), student)
    if (student.number) byName.set(student.number.toLowerCase(), student)
  }
  const earlier = new Map<string, number>()
  return lines.map((it) => {
    const found = byName.get(it.student.toLowerCase())
    const meaning = readMeaning(it)
    const base = {
      line: it.line,
      studentId: found?.studentId ?? null,
      student: found ? `${found.firstName} ${found.lastName}` : it.student || null,
      before: found ? markWords(found) : null,
      after: typeof meaning === 'string' ? null : markWords(meaning),
      version: found?.version ?? null,
    }
    const reject = (reason: string): PlannedLine => ({ ...base, outcome: 'rejected', reason, value: null })
    if (!it.student) return reject(m.studentMissing())
    if (!found) return reject(m.studentUnknown({ student: it.student }))
    const first = earlier.get(found.studentId)
    if (first !== undefined) return reject(m.sameAsLine({ line: first }))
    earlier.set(found.studentId, it.line)
    if (typeof meaning === 'string') return reject(meaning)
    const same: PlannedLine = { ...base, outcome: 'same', reason: null, value: null }
    if (meaning.state === null) return { ...same, after: base.before }
    const { version, studentId } = found
    const verdict = judgeCell({ studentId, ...meaning, version }, found, maxMark)
    if (verdict.outcome === 'rejected') return reject(verdict.reason)
    if (verdict.outcome !== 'save') return same
    return {
      ...base,
      after: markWords(verdict.value),
      outcome: 'changed',
      reason: null,
      value: verdict.value,
    }
  })
}

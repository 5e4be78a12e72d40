import { inEnglish } from '@campanile/contract/testing/in-english.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findDelimiter, planMarks, readLines } from './marks-import.rules.ts'
import { judgeCell, readMark, type StoredCell } from './typed-mark.rules.ts'

it.each([
  ['72.5', '72.5'],
  ['72,5', '72.5'],
  [' 72.50 ', '72.5'],
  ['072', '72'],
  ['7.', '7'],
  ['0', '0'],
  ['100.00', '100'],
])('reads %j', (typed, mark) => {
  expect(readMark(typed, '100')).toEqual({ mark })
})

it.each([
  ['-1', 'A mark can’t be negative.'],
  ['−1', 'A mark can’t be negative.'],
  ['1.234', 'At most two decimals.'],
  ['100.01', 'The maximum is 100.'],
  ['abc', 'This is not a number.'],
  ['1e2', 'This is not a number.'],
  ['0x10', 'This is not a number.'],
  ['1,000,5', 'This is not a number.'],
  ['Infinity', 'This is not a number.'],
  ['.', 'This is not a number.'],
  ['5-3', 'This is not a number.'],
])('rejects %j', (typed, reason) => {
  expect(inEnglish(readMark(typed, '100'))).toBe(reason)
})

it('reads any text or explains why not, and never exceeds the maximum', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (typed) => {
      const read = readMark(typed, '50')
      if (typeof read !== 'string') expect(Number(read.mark)).toBeLessThanOrEqual(50)
    }),
  )
})

const stored = (traits: Partial<StoredCell> = {}): StoredCell => ({
  state: null,
  mark: null,
  version: 0,
  isExpected: true,
  isReleased: false,
  ...traits,
})
const typed = { studentId: 'a', state: 'marked' as const, mark: '70', version: 0 }
const entered = { state: 'marked' as const, mark: '70', version: 3 }

it('decides by what is stored in the cell', () => {
  expect(judgeCell(typed, stored(), '100').outcome).toBe('save')
  expect(judgeCell(typed, stored(entered), '100').outcome).toBe('same')
  expect(judgeCell({ ...typed, mark: '71' }, stored(entered), '100').outcome).toBe('conflict')
  expect(judgeCell({ ...typed, mark: '71', version: 3 }, stored(entered), '100').outcome).toBe('save')
  for (const wrong of [stored({ isReleased: true }), stored({ isExpected: false }), undefined])
    expect(judgeCell(typed, wrong, '100').outcome).toBe('rejected')
  for (const value of [{ state: 'absent' as const }, { mark: null }, { state: null }, { mark: '' }])
    expect(judgeCell({ ...typed, ...value }, stored(), '100').outcome).toBe('rejected')
})

it('treats a cell as unchanged only when state and mark are the same', () => {
  const outcome = (state: 'marked' | 'absent' | null, mark: string | null, there: Partial<StoredCell>) =>
    judgeCell({ ...typed, state, mark }, stored(there), '100').outcome
  expect(outcome('absent', null, { state: 'absent' })).toBe('same')
  expect(outcome(null, '', {})).toBe('same')
  expect(outcome('absent', null, { state: 'marked', mark: '70' })).toBe('save')
  expect(outcome('marked', '0', { state: 'absent' })).toBe('save')
  // Marked but without a mark, which an import from another system may have left.
  expect(outcome('marked', '70', { state: 'marked', mark: null })).toBe('save')
})

it('explains what is wrong with a cell', () => {
  const reason = (value: Partial<typeof typed> | { state: null } | { state: 'absent' } | { mark: null }) =>
    judgeCell({ ...typed, ...value }, stored(), '100')
  expect(inEnglish(reason({ mark: 'abc' }))).toEqual({ outcome: 'rejected', reason: 'This is not a number.' })
  for (const mark of [null, ''])
    expect(inEnglish(reason({ mark }))).toMatchObject({
      reason: 'Enter a mark, or select absent or incomplete.',
    })
  expect(inEnglish(reason({ state: 'absent' }))).toMatchObject({
    reason: 'Only students with the state “marked” have a mark.',
  })
})

it('saves what was typed, including a state without a mark', () => {
  const saved = (state: 'marked' | 'absent', mark: string | null) =>
    judgeCell({ ...typed, state, mark }, stored(), '100')
  expect(saved('marked', '70,50')).toEqual({ outcome: 'save', value: { state: 'marked', mark: '70.5' } })
  for (const mark of [null, ''])
    expect(saved('absent', mark)).toEqual({ outcome: 'save', value: { state: 'absent', mark: null } })
})

const raw = (...rows: string[][]) => rows.map((cells, place) => ({ line: place + 1, cells }))
const student = (number: string, email: string, traits: Partial<StoredCell> = {}) => ({
  ...stored(traits),
  studentId: number,
  firstName: 'Ada',
  lastName: number,
  number,
  email,
})

it('reads a table with or without a header, with columns in any order', () => {
  const line = { line: 2, student: '17', mark: '70', state: '' }
  expect(readLines(raw(['Score', 'Student number'], ['70', '17']))).toEqual([line])
  expect(readLines(raw(['Email', 'Number', 'Mark'], ['a@x.test', '', '5']))[0]?.student).toBe('a@x.test')
  expect(readLines(raw(['17', '70']))).toEqual([{ ...line, line: 1 }])
  expect(readLines([])).toEqual([])
})

it('reads a table with titles above its header, merged cells and empty lines', () => {
  const lines = raw(
    ['Marks of the final', '', ''],
    ['', '', ''],
    ['Group A', 'Number', 'Mark'],
    ['', '17', '12,5'],
    ['', '', ''],
    ['', '18', ''],
  )
  expect(readLines(lines)).toEqual([
    { line: 4, student: '17', mark: '12,5', state: '' },
    { line: 6, student: '18', mark: '', state: '' },
  ])
})

it('detects the delimiter, also below a title', () => {
  expect(findDelimiter('Marks of the final\n17;12,5\n18;13,5\n')).toBe(';')
  expect(findDelimiter('17\t12,5\n18\t13')).toBe('\t')
  expect(findDelimiter('17,12\n18,13\n')).toBe(',')
})

it('plans each line independently', () => {
  const students = [
    student('17', 'a@x.test'),
    student('18', 'b@x.test', entered),
    student('19', 'c@x.test', { isReleased: true }),
  ]
  const lines = readLines(
    raw(
      ['17', 'abs'],
      ['B@X.test', '70.00'],
      ['17', '50'],
      ['19', '1'],
      ['', '4'],
      ['18x', '4'],
      ['c@x.test', '', ''],
    ),
  )
  expect(
    inEnglish(planMarks(lines, students, '100').map(({ outcome, reason }) => [outcome, reason])),
  ).toEqual([
    ['changed', null],
    ['same', null],
    ['rejected', 'Line 1 is about the same student.'],
    ['rejected', 'The student already has this mark. Correct it with a reason.'],
    ['rejected', 'The student is missing.'],
    ['rejected', 'Nobody on this sheet has the number or email “18x”.'],
    ['rejected', 'Line 4 is about the same student.'],
  ])
  const [strange] = planMarks(readLines(raw(['17', '4', 'excellent'])), students, '100')
  expect(inEnglish(strange?.reason)).toBe('“excellent” isn’t one of marked, absent, incomplete.')
  const [empty] = planMarks(readLines(raw(['18', '', ''])), students, '100')
  expect(empty).toMatchObject({ outcome: 'same', after: '70' })
})

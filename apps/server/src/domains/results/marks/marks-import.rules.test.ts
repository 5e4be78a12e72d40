import { inEnglish } from '@campanile/contract/testing/in-english.ts'
import { describe, expect, it } from 'vitest'
import { findDelimiter, planMarks, readLines } from './marks-import.rules.ts'

const ada = {
  studentId: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@campus.test',
  number: null,
  state: null,
  mark: null,
  version: 0,
  isExpected: true,
  isReleased: false,
}
const planned = (mark: string, state: string) =>
  planMarks([{ line: 2, student: ada.email, mark, state }], [ada], '100')[0]!

it.each(['constructor', 'toString', '__proto__'])('does not accept %s as a state', (word) => {
  expect(inEnglish(planned('', word))).toMatchObject({
    outcome: 'rejected',
    reason: `“${word}” isn’t one of marked, absent, incomplete.`,
  })
  expect(planned(word, '')).toMatchObject({ outcome: 'rejected', after: word })
})

describe('the words for a state', () => {
  it.each([
    ['absent', ['absent', 'Abs', 'A']],
    ['incomplete', ['Incomplete', 'INC', 'i']],
  ])('accept %s in its own column or in place of the mark', (state, words) => {
    for (const word of words) {
      expect(inEnglish(planned('', word))).toMatchObject({ outcome: 'changed', value: { state, mark: null } })
      expect(planned(word, '')).toMatchObject({ outcome: 'changed', value: { state, mark: null } })
    }
  })

  it('accept “marked” beside the mark, or nothing', () => {
    for (const word of ['marked', 'M', ''])
      expect(planned('70', word)).toMatchObject({ value: { state: 'marked', mark: '70' } })
    expect(planned('', 'marked').outcome).toBe('rejected')
  })
})

describe('a line of the preview', () => {
  it('shows the student who was found, with the mark before and after', () => {
    const stored = { ...ada, number: 'AB17', state: 'marked' as const, mark: '50', version: 3 }
    const line = { line: 2, student: 'ab17', mark: '70', state: '' }
    expect(planMarks([line], [stored], '100')[0]).toMatchObject({
      studentId: 'ada',
      student: 'Ada Lovelace',
      before: '50',
      after: '70',
      version: 3,
    })
  })

  it('shows the text of the file when no student was found', () => {
    const shown = (student: string, state: string) =>
      planMarks([{ line: 2, student, mark: '', state }], [], '100')[0]
    expect(shown('S9', 'a')).toMatchObject({
      studentId: null,
      student: 'S9',
      before: null,
      after: 'absent',
      version: null,
    })
    expect(shown('', 'excellent')).toMatchObject({ student: null, after: null })
  })
})

const raw = (...rows: string[][]) => rows.map((cells, place) => ({ line: place + 1, cells }))

describe('a table', () => {
  it.each([
    ['student', ['Number', 'Student number', 'Student ID', 'Student', 'E-mail', 'Student email', 'ID']],
    ['mark', ['Mark', 'Marks', 'Score', 'Points', 'Result']],
    ['state', ['State', 'Status']],
  ] as const)('accepts several names for the %s column', (column, names) => {
    const others = ['student', 'mark', 'state'].filter((it) => it !== column)
    for (const name of names)
      expect(readLines(raw([...others, name], ['a', 'b', 'this one']))).toMatchObject([
        { [column]: 'this one' },
      ])
  })

  it('is not taken to have a header when a line names only the student or only the mark', () => {
    for (const line of [
      ['Number', 'Group'],
      ['Group', 'Mark'],
    ])
      expect(readLines(raw(line, ['17', '70']))).toHaveLength(2)
  })

  it('finds its header within the first ten lines', () => {
    const titles = (count: number) => Array.from({ length: count }, () => ['Group', 'A'])
    const read = (count: number) => readLines(raw(...titles(count), ['Mark', 'Number'], ['70', '17']))
    expect(read(9)).toMatchObject([{ student: '17' }])
    expect(read(10)).toHaveLength(12)
  })

  it('ignores spaces around cells, and blank lines', () => {
    expect(readLines(raw([' 17 ', ' 70'], [' ', '']))).toMatchObject([{ student: '17', mark: '70' }])
  })

  it('uses the delimiter found in most of its non-blank lines', () => {
    expect(findDelimiter('17;12\n  \n \n')).toBe(';')
    expect(findDelimiter('17;12\n18,13')).toBe(',')
  })
})

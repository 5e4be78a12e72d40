import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { pastedLines } from './pasted.ts'
import { testCell } from './testCell.ts'

const cells = ['ana', 'bo', 'cem'].map((id) => testCell(id))
const read = (text: string, from = 0) =>
  pastedLines(text, cells, from, '40').map(({ cell, value, problem }) => [
    cell?.student.id ?? null,
    value,
    problem,
  ])

describe('a column of marks', () => {
  it('goes down from the cell, whatever the line endings', () =>
    expect(read('12,5\r\na\r\n', 1)).toEqual([
      ['bo', '12.5', undefined],
      ['cem', 'A', undefined],
    ]))

  it('names lines that are not marks or have no student', () =>
    expect(read('50\n7\n8', 1)).toEqual([
      ['bo', '50', 'At most 40'],
      ['cem', '7', undefined],
      [null, '8', 'Below the last student'],
    ]))
})

it('does not change cells where a column has blanks, as merged cells do', () =>
  expect(read('7\n\n9')).toEqual([
    ['ana', '7', undefined],
    ['cem', '9', undefined],
  ]))

describe('two columns', () => {
  it('may be among other columns, below titles and with a column for the state, as in an exported sheet', () =>
    expect(
      read(
        [
          'Marks of the final\t\t\t\t',
          'Last name\tNumber\tMark\tState\tEntered by',
          'Lind\tS-ana\t12,5\tMarked\tGrace Hopper',
          'Ek\tS-bo\t\tAbsent\tGrace Hopper',
          'Oz\tS-cem\t\t\t',
        ].join('\n'),
      ),
    ).toEqual([
      ['ana', '12.5', undefined],
      ['bo', 'A', undefined],
    ]))

  it('are matched by number or email, with or without a header', () =>
    expect(read('Student\tMark\nS-CEM\t7\nANA@campus.test\t8,25')).toEqual([
      ['cem', '7', undefined],
      ['ana', '8.25', undefined],
    ]))

  it('report students who are missing or listed twice', () =>
    expect(read('S-nobody\t7\nS-ana\t1\nS-ana\t2')).toEqual([
      [null, '7', 'Nobody on this sheet'],
      ['ana', '1', undefined],
      ['ana', '2', 'Listed twice'],
    ]))

  it('may be separated by semicolons, and decimals written with a comma', () =>
    expect(read('S-ana;12,5')).toEqual([['ana', '12.5', undefined]]))
})

it('accepts a column that was copied with its header', () =>
  expect(read('Mark\n7\n8', 1)).toEqual([
    ['bo', '7', undefined],
    ['cem', '8', undefined],
  ]))

describe('blank columns and lines around copied cells', () => {
  const mark = fc.constantFrom('7', '12,5', 'A', 'i', '41', 'x')
  const column = fc.array(fc.oneof(mark, fc.constant('')), { minLength: 1, maxLength: 6 })
  const pairs = fc.array(fc.tuple(fc.constantFrom('S-ana', 'BO@campus.test', 'S-cem', 'S-gone'), mark), {
    minLength: 1,
    maxLength: 6,
  })
  const blank = fc.constantFrom('', ' ', '\u00a0')
  const around = fc.record({
    before: fc.array(blank, { maxLength: 3 }),
    after: fc.array(blank, { maxLength: 3 }),
    below: fc.array(fc.constantFrom('', '\t', '\t\t', ' '), { maxLength: 3 }),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    /** Lines that end with fewer tabs than the others. */
    ragged: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  })
  type Around = typeof around extends fc.Arbitrary<infer Value> ? Value : never
  const selected = (lines: readonly string[][], { before, after, below, end, ragged }: Around) =>
    [
      ...lines.map((cells, at) => [...before, ...cells, ...(ragged[at] ? [] : after)].join('\t')),
      ...below,
    ].join(end)

  const columnOf = (marks: readonly string[]) => marks.map((it) => [it])
  const expectSame = (text: string, plain: string, from = 0) =>
    expect(read(text, from)).toEqual(read(plain, from))

  test('make no difference to a column', () =>
    fc.assert(
      fc.property(column, around, fc.nat({ max: 2 }), (marks, frame, from) => {
        expectSame(selected(columnOf(marks), frame), marks.join('\n'), from)
      }),
    ))

  test('make no difference to students and marks, and may be between them', () =>
    fc.assert(
      fc.property(pairs, around, fc.nat({ max: 2 }), (lines, frame, between) => {
        const apart = lines.map(([who, value]) => [who, ...Array<string>(between).fill(''), value])
        expectSame(selected(apart, frame), lines.map((it) => it.join('\t')).join('\n'))
      }),
    ))

  test('never move a mark to another student', () =>
    fc.assert(
      fc.property(column, around, (marks, frame) => {
        const lines = pastedLines(selected(columnOf(marks), frame), cells, 0, '40')
        for (const { line, cell } of lines) expect(cell).toBe(cells[line - 1] ?? null)
      }),
    ))

  it('may be separated by semicolons', () => {
    expect(read('7;\n8;;\n;;\n')).toEqual([
      ['ana', '7', undefined],
      ['bo', '8', undefined],
    ])
    expect(read('S-ana;12,5;;\nS-bo;7;;')).toEqual([
      ['ana', '12.5', undefined],
      ['bo', '7', undefined],
    ])
  })
})

it('does not change a locked cell', () => {
  const locked = [testCell('ana', { can: { enter: false, correct: true } })]
  expect(pastedLines('7', locked, 0, '40')[0]?.problem).toBe('Cannot be changed')
})

import { describe, expect, it } from 'vitest'
import { isTable, pastedLines } from './pasted.ts'
import { testCell } from './testCell.ts'

const cells = ['ana', 'bo', 'cem'].map((id) => testCell(id))
const read = (text: string, from = 0) =>
  pastedLines(text, cells, from, '40').map(({ cell, value, problem }) => [
    cell?.student.id ?? null,
    value,
    problem,
  ])

describe('a column of marks', () => {
  it('goes down from the cell, whatever the line ends', () =>
    expect(read('12,5\r\na\r\n', 1)).toEqual([
      ['bo', '12.5', undefined],
      ['cem', 'A', undefined],
    ]))

  it('says which lines are no marks or have no student', () =>
    expect(read('50\n7\n8', 1)).toEqual([
      ['bo', '50', 'At most 40'],
      ['cem', '7', undefined],
      [null, '8', 'Below the last student'],
    ]))
})

it('leaves cells alone where a column has blanks, as merged cells have', () =>
  expect(read('7\n\n9')).toEqual([
    ['ana', '7', undefined],
    ['cem', '9', undefined],
  ]))

describe('two columns', () => {
  it('may be among others, under titles, with the state in one of its own, as this sheet is exported', () =>
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

  it('are matched by number or e-mail, with or without a head', () =>
    expect(read('Student\tMark\nS-CEM\t7\nANA@campus.test\t8,25')).toEqual([
      ['cem', '7', undefined],
      ['ana', '8.25', undefined],
    ]))

  it('say who is not there, and who is there twice', () =>
    expect(read('S-nobody\t7\nS-ana\t1\nS-ana\t2')).toEqual([
      [null, '7', 'Nobody on this sheet'],
      ['ana', '1', undefined],
      ['ana', '2', 'Stands here twice'],
    ]))

  it('may be separated by semicolons, and decimals written with a comma', () =>
    expect(read('S-ana;12,5')).toEqual([['ana', '12.5', undefined]]))
})

it('leaves a cell alone that cannot be changed', () => {
  const locked = [testCell('ana', { can: { enter: false, correct: true } })]
  expect(pastedLines('7', locked, 0, '40')[0]?.problem).toBe('Cannot be changed')
})

it('takes one value for no table', () => {
  expect(isTable('12.5\n')).toBe(false)
  expect(isTable('12\n13')).toBe(true)
  expect(isTable('S-1\t13')).toBe(true)
})

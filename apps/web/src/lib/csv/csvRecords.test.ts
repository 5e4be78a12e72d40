import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvRecords, delimiterOf } from './csvRecords.ts'

const cellsOf = (text: string, delimiter = ',') => [...csvRecords(text, delimiter)].map(({ cells }) => cells)

test('cells are separated, trimmed and unquoted', () => {
  expect(cellsOf('a, b ,"c ""d"", e"\r\n1,,"two\nlines"\n')).toEqual([
    ['a', 'b', 'c "d", e'],
    ['1', '', 'two\nlines'],
  ])
})

test('a byte order mark is not part of the first cell, and an unclosed quote ends with the text', () => {
  expect(cellsOf('\uFEFFemail\nx')).toEqual([['email'], ['x']])
  expect(cellsOf('"open')).toEqual([['open']])
})

test('a record contains its position in the text', () => {
  const text = '\uFEFFa;b\r\n"1\n2";3'
  expect([...csvRecords(text, ';')].map(({ start, end }) => text.slice(start, end))).toEqual([
    'a;b',
    '"1\n2";3',
  ])
})

test('written text is read back unchanged', () => {
  const cell = string().map((text) => text.replaceAll('\uFEFF', '').trim())
  assert(
    property(array(cell, { minLength: 2 }), constantFrom(',', ';', '\t'), (cells, delimiter) => {
      const text = cells.map((it) => csvCell(it, delimiter)).join(delimiter)
      expect(cellsOf(text, delimiter)).toEqual([cells])
    }),
  )
})

test('the delimiter is the one of the first line that has any', () => {
  expect(delimiterOf('class,lecturers\nCS1,"a@x.test;b@x.test;c@x.test"')).toBe(',')
  expect(delimiterOf('Marks of the final\nS1;12,5')).toBe(';')
  expect(delimiterOf('"a,b,c"\tmark')).toBe('\t')
  expect(delimiterOf('email')).toBe(',')
})

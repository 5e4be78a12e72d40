import { expect, it } from 'vitest'
import { clipboardKind, tableOf } from './pastedTable.ts'

it.each([
  ['12.5\n', 'value'],
  [' 12.5\t\t\r\n', 'value'],
  ['12\n13', 'table'],
  ['S-1\t13', 'table'],
  ['\n7', 'table'],
  ['', 'blank'],
  ['\t\t\n', 'blank'],
])('reads %j as a %s', (text, kind) => expect(clipboardKind(text)).toBe(kind))

it('keeps blank lines above and between, which represent students', () =>
  expect(tableOf('\n7\n\n8\n\t\n')).toEqual([[''], ['7'], [''], ['8']]))

it('is empty for blank text', () => expect(tableOf('\t\n \n')).toEqual([]))

it('does not treat semicolons in a sentence as column separators', () =>
  expect(tableOf('Marks; of; the; final\n7')).toEqual([['Marks; of; the; final'], ['7']]))

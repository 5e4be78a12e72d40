import { expect, it } from 'vitest'
import { packedFiles } from './download.rules.ts'

const ana = { studentId: 'ana', number: 'S100', firstName: 'Ana', lastName: 'Adams' }
const paths = (...files: { name: string; studentId?: string; number?: string | null; lastName?: string }[]) =>
  packedFiles(files.map((file, place) => ({ ...ana, key: `key ${place}`, ...file }))).map(({ path }) => path)

it('puts each student’s files into a folder named after them, with their key in the store', () => {
  expect(packedFiles([{ ...ana, key: 'works/1', name: 'Essay.pdf' }])).toEqual([
    { path: 'S100 Adams Ana/Essay.pdf', key: 'works/1' },
  ])
  expect(paths({ name: 'Essay.pdf', number: null })).toEqual(['Adams Ana/Essay.pdf'])
})

it('numbers a student’s files of the same name before the extension, ignoring case', () => {
  expect(
    paths({ name: 'Essay.pdf' }, { name: 'essay.PDF' }, { name: 'Essay.pdf' }, { name: 'Notes.pdf' }),
  ).toEqual([
    'S100 Adams Ana/Essay.pdf',
    'S100 Adams Ana/essay (2).pdf',
    'S100 Adams Ana/Essay (3).pdf',
    'S100 Adams Ana/Notes.pdf',
  ])
  expect(paths({ name: 'README' }, { name: 'readme' })).toEqual([
    'S100 Adams Ana/README',
    'S100 Adams Ana/readme (2)',
  ])
})

it('numbers folders of the same name, so that no two students share one', () => {
  const namesake = { studentId: 'other', lastName: 'ADAMS' }
  expect(paths({ name: 'a.txt' }, { name: 'a.txt', ...namesake }, { name: 'b.txt', ...namesake })).toEqual([
    'S100 Adams Ana/a.txt',
    'S100 ADAMS Ana (2)/a.txt',
    'S100 ADAMS Ana (2)/b.txt',
  ])
})

it('prevents names from leading out of the folder', () => {
  expect(paths({ name: '../../etc/passwd', number: '../S1' })).toEqual(['S1 Adams Ana/passwd'])
})

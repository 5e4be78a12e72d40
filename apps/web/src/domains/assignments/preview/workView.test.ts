import { expect, it } from 'vitest'
import { workViewOf } from './workView.ts'

const file = (type: string, size = 1000) => ({ id: 'one', type, size })

it.each([
  ['application/pdf', 'pdf'],
  ['text/plain', 'text'],
  ['application/x-ipynb+json', 'text'],
  ['image/png', 'image'],
  ['image/heic', 'none'],
  ['application/zip', 'none'],
  ['application/msword', 'none'],
])('shows %s as %s', (type, view) => {
  expect(workViewOf(file(type), [])).toBe(view)
})

it.each([
  ['waiting', 'waiting'],
  ['ready', 'converted'],
  ['failed', 'failed'],
] as const)('shows an Office file whose conversion is %s as %s', (state, view) => {
  expect(workViewOf(file('application/msword'), [{ fileId: 'one', state }])).toBe(view)
})

it('only offers the download of files that are too large for the device', () => {
  const megabyte = 1024 * 1024
  expect(workViewOf(file('application/pdf', 50 * megabyte), [])).toBe('pdf')
  expect(workViewOf(file('application/pdf', 50 * megabyte + 1), [])).toBe('too-large')
  expect(workViewOf(file('text/plain', 3 * megabyte), [])).toBe('too-large')
  expect(workViewOf(file('application/zip', 400 * megabyte), [])).toBe('none')
})

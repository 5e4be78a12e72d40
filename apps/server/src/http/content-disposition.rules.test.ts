import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { attachment, inline } from './content-disposition.ts'

const decoded = (header: string) => decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? '')

it.each([
  ['People 2026-11-16.csv', 'People 2026-11-16.csv', 'People 2026-11-16.csv'],
  ['Ă Bé 山.pdf', 'A Be _.pdf', 'Ă Bé 山.pdf'],
  ['../../etc/passwd', 'etc passwd', 'etc passwd'],
  ['a"; filename="b.exe', 'a ; filename= b.exe', 'a ; filename= b.exe'],
  ['line\r\nset-cookie: x=1', 'line set-cookie x=1', 'line set-cookie x=1'],
  ['...', 'download', 'download'],
])('%j', (name, ascii, full) => {
  const header = attachment(name)
  expect(header).toContain(`filename="${ascii}"`)
  expect(decoded(header)).toBe(full)
})

it('makes one header with one file name from any title', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 300 }), (name) => {
      const header = attachment(name)
      expect(header).toMatch(/^attachment; filename="[^"\\\r\n]+"; filename\*=UTF-8''[\w%.!~-]+$/)
      expect(decoded(header)).not.toMatch(/[/\\\p{Cc}]|^\./u)
    }),
  )
}, 30_000)

it('shows a file under the same name', () => {
  expect(inline('Ă.png')).toBe(attachment('Ă.png').replace('attachment', 'inline'))
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileExtension, keySafeName, safeFileName } from './file-names.ts'

it.each([
  ['Medical certificate.pdf', 'Medical certificate.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Ada\\note.docx', 'note.docx'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  ['  spaced \t out .pdf ', 'spaced out .pdf'],
  ['line\r\nset-cookie: x.pdf', 'line set-cookie x.pdf'],
  // The override would show it as …exe.pdf, reversed.
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['zero\u200bwidth\ufeff.png', 'zerowidth.png'],
  ['CON.pdf', '_CON.pdf'],
  ['com1', '_com1'],
  ['console.pdf', 'console.pdf'],
  ['Đơn xin gia hạn.pdf', 'Đơn xin gia hạn.pdf'],
  ['शपथ\u200dपत्र.pdf', 'शपथ\u200dपत्र.pdf'],
  ['診断書.jpg', '診断書.jpg'],
  ['half \ud800.pdf', 'half .pdf'],
  ['\u200d\u200c', 'file'],
  ['', 'file'],
])('shows %j as %j', (given, name) => expect(safeFileName(given)).toBe(name))

it.each([
  ['Đơn xin gia hạn.pdf', '_on_xin_gia_han.pdf'],
  ['診断書.jpg', 'jpg'],
  ['a b (1).png', 'a_b_1_.png'],
])('stores %j as %j', (given, name) => expect(keySafeName(given)).toBe(name.replace(/^_+/, '')))

it.each([
  ['a.PDF', 'pdf'],
  ['a.tar.gz', 'gz'],
  ['pdf', ''],
  ['.pdf', ''],
  ['a.', ''],
  ['a.p df', ''],
])('finds that the extension of %j is %j', (name, ending) => expect(fileExtension(name)).toBe(ending))

const nasty = fc.constantFrom(
  '..',
  '/',
  '\\',
  '\u202e',
  '\u0000',
  '.',
  'CON',
  ' ',
  '山',
  'é',
  '👩‍🚀',
  '.pdf',
  'a',
)
const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(nasty, { maxLength: 120 }).map((parts) => parts.join('')),
)

it('makes a harmless name from any text, and keeps it unchanged the second time', () => {
  fc.assert(
    fc.property(anyName, (given) => {
      const name = safeFileName(given)
      expect(name).not.toMatch(/^[.\s]|[.\s]$|["*/:<>?\\|]|[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u)
      expect(name).not.toMatch(/^(con|prn|aux|nul)(\.|$)/i)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
      expect(name).not.toBe('')
      expect(safeFileName(name)).toBe(name)
    }),
  )
})

it('makes part of a key from any text', () => {
  fc.assert(
    fc.property(anyName, (given) => {
      expect(keySafeName(given)).toMatch(/^[A-Za-z0-9-][A-Za-z0-9._-]{0,99}$/)
    }),
  )
})

it('keeps letters and the extension, however long the name is', () => {
  const letters = fc.string({ unit: fc.constantFrom('ă', 'ع', '山', 'ж', 'z'), minLength: 1, maxLength: 300 })
  fc.assert(
    fc.property(letters, (stem) => {
      const name = safeFileName(`${stem}.docx`)
      expect(fileExtension(name)).toBe('docx')
      expect(stem.startsWith(name.slice(0, -'.docx'.length))).toBe(true)
    }),
  )
})

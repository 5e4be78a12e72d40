import { attachmentExtensions, maxAttachmentBytes } from '@campanile/contract/attachments.ts'
import { expect, test } from 'vitest'
import { attachmentKindWords, attachmentRules, sizeWords, upToMost } from './attachmentFile.ts'

const { accept, problem } = attachmentRules

test('every accepted type is accepted up to 10 MB, whatever the case of its extension', () => {
  for (const ending of attachmentExtensions) {
    expect(problem({ name: `letter.${ending}`, size: maxAttachmentBytes })).toBeUndefined()
    expect(problem({ name: `LETTER.${ending.toUpperCase()}`, size: 1 })).toBeUndefined()
  }
  expect(accept).toBe('.pdf,.doc,.docx,.jpg,.jpeg,.png')
})

test('one byte more is too large', () => {
  expect(problem({ name: 'scan.png', size: maxAttachmentBytes + 1 })).toBe('This file is larger than 10 MB.')
})

test('other types, empty files and very long names are refused', () => {
  for (const name of ['letter.exe', 'letter.pdf.exe', 'pdf', 'letter.', 'letter', 'no ending'])
    expect(problem({ name, size: 1 })).toBe('Select a PDF, Word document, JPEG or PNG.')
  expect(problem({ name: 'letter.pdf', size: 0 })).toBe('This file is empty.')
  expect(problem({ name: `${'x'.repeat(200)}.pdf`, size: 1 })).toBe('The name of this file is too long.')
})

test('no more files are kept than allowed', () => {
  expect(upToMost([1, 2, 3, 4, 5, 6, 7], { most: 5, taken: 0 })).toEqual([1, 2, 3, 4, 5])
  expect(upToMost([1, 2], { most: 5, taken: 4 })).toEqual([1])
  expect(upToMost([1], { most: 5, taken: 9 })).toEqual([])
})

test('sizes are given in the unit a person would use', () => {
  expect([3, 184 * 1024, 1.2 * 1024 * 1024, 10 * 1024 * 1024].map(sizeWords)).toEqual([
    '1 KB',
    '184 KB',
    '1.2 MB',
    '10 MB',
  ])
})

test('the type of a file follows from its content', () => {
  expect(attachmentKindWords({ name: 'a.pdf', type: 'application/pdf' })).toBe('PDF')
  expect(attachmentKindWords({ name: 'a.png', type: 'image/png' })).toBe('Image')
  expect(attachmentKindWords({ name: 'a.doc', type: 'application/msword' })).toBe('Word')
  expect(attachmentKindWords({ name: 'a.py', type: 'text/plain' })).toBe('PY')
})

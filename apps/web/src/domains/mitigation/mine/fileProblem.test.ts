import { attachmentExtensions, maxAttachmentBytes } from '@campanile/contract/attachments.ts'
import { expect, test } from 'vitest'
import { acceptedFiles, fileProblem, upToMost } from './fileProblem.ts'

test('every kind that is taken is taken up to 10 MB, whatever the case of its ending', () => {
  for (const ending of attachmentExtensions) {
    expect(fileProblem({ name: `letter.${ending}`, size: maxAttachmentBytes })).toBeUndefined()
    expect(fileProblem({ name: `LETTER.${ending.toUpperCase()}`, size: 1 })).toBeUndefined()
  }
  expect(acceptedFiles).toBe('.pdf,.doc,.docx,.jpg,.jpeg,.png')
})

test('one byte more is too large', () => {
  expect(fileProblem({ name: 'scan.png', size: maxAttachmentBytes + 1 })).toBe(
    'This file is larger than 10 MB.',
  )
})

test('other kinds, empty files and endless names are refused', () => {
  for (const name of ['letter.exe', 'letter.pdf.exe', 'pdf', 'letter.', 'letter'])
    expect(fileProblem({ name, size: 1 })).toBe('Choose a PDF, Word document, JPEG or PNG.')
  expect(fileProblem({ name: 'letter.pdf', size: 0 })).toBe('This file is empty.')
  expect(fileProblem({ name: `${'x'.repeat(200)}.pdf`, size: 1 })).toBe('The name of this file is too long.')
})

test('no more files are kept than a request carries', () => {
  expect(upToMost([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 2, 3, 4, 5])
  expect(upToMost([1, 2], 4)).toEqual([1])
  expect(upToMost([1], 9)).toEqual([])
})

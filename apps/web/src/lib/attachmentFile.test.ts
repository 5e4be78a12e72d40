import { expect, test } from 'vitest'
import { acceptedAttachments, attachmentProblem, sizeWords } from './attachmentFile.ts'

test('takes what the contract takes, whatever the case of its ending', () => {
  expect(acceptedAttachments).toBe('.pdf,.doc,.docx,.jpg,.jpeg,.png')
  expect(attachmentProblem({ name: 'Clinic letter.PDF', size: 1 })).toBeUndefined()
  expect(attachmentProblem({ name: 'run.exe', size: 1 })).toContain('cannot be attached')
  expect(attachmentProblem({ name: 'pdf', size: 0 })).toBe('pdf is empty.')
  expect(attachmentProblem({ name: 'no ending', size: 1 })).toContain('cannot be attached')
  expect(attachmentProblem({ name: `${'a'.repeat(200)}.png`, size: 1 })).toContain('too long')
  expect(attachmentProblem({ name: 'a.png', size: 10 * 1024 * 1024 + 1 })).toBe('a.png is larger than 10 MB.')
})

test('says sizes as people read them', () => {
  expect([12, 184_000, 1_234_567].map(sizeWords)).toEqual(['1 KB', '184 KB', '1.2 MB'])
})

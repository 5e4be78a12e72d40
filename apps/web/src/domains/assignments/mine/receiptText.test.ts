import { expect, test } from 'vitest'
import { createTimeFormat } from '#lib/time.ts'
import { receiptText, timelinessWords } from './receiptText.ts'

const file = {
  id: '1',
  name: 'essay.pdf',
  type: 'application/pdf',
  size: 184_000,
  uploadedAt: '2026-11-20T17:00:00Z',
  url: '/',
  sha256: '',
}
const receipt = {
  id: '2',
  code: 'K7QD-29XA',
  attempt: 1,
  submittedAt: '2026-11-20T19:00:04Z',
  dueAt: '2026-11-20T17:00:00Z',
  lateSeconds: 7204,
  penalty: '15.00',
  reason: null,
  files: [file],
}

test('a receipt states in one line what was submitted, when, and its penalty', () => {
  const words = receiptText(
    receipt,
    { title: 'Essay', courseCode: 'CS101' },
    'Leila Haddad',
    createTimeFormat('Europe/London'),
  )
  expect(words).toBe(
    'Receipt K7QD-29XA: Essay, CS101, submitted by Leila Haddad on 20 November 2026, 19:00:04 (Europe/London). ' +
      '2 hours, 1 minute late, −15. Files: essay.pdf (180 KB)',
  )
})

test('work submitted on time has no penalty', () => {
  expect(timelinessWords({ lateSeconds: 0, penalty: '0' })).toBe('On time')
})

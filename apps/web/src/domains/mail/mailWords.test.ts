import { type Mail, mailProblems } from '@campanile/contract/mail/mail.ts'
import { expect, test } from 'vitest'
import { mailDetail } from './mailWords.ts'

const at = { dateTime: (instant: Date | string) => String(instant).slice(11, 16) }
const mail: Mail = {
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'invitation',
  state: 'queued',
  person: null,
  attempts: 0,
  problem: null,
  reply: null,
  createdAt: '2026-11-16T09:00:00Z',
  nextAttemptAt: '2026-11-16T10:30:00Z',
  sentAt: null,
  can: { send: false, markSent: false, cancel: false, open: false },
}
const detail = (change: Partial<Mail>) => mailDetail({ ...mail, ...change }, at)

test('adds nothing if the state is sufficient', () => {
  expect(detail({})).toBeNull()
  expect(detail({ state: 'sending' })).toBeNull()
  expect(detail({ state: 'cancelled' })).toBeNull()
})

test('a waiting message states what it is waiting for', () => {
  expect(detail({ kind: 'digest' })).toBe('Collecting notifications until 10:30.')
  expect(detail({ problem: 'busy', reply: 452 })).toBe(
    'The mail server is busy and asked us to try again later. Reply: 452. Next attempt: 10:30.',
  )
})

test('a failure is explained in a sentence, with the mail server’s reply for its operator', () => {
  expect(detail({ state: 'failed', problem: 'rejected', reply: 550 })).toBe(
    'The mail server rejected the message. Reply: 550.',
  )
  expect(detail({ state: 'unclear', problem: 'broken-off' })).toBe(
    'The connection was lost while sending the message. It may have arrived.',
  )
  for (const problem of mailProblems) expect(detail({ state: 'failed', problem })).toMatch(/^[A-Z].*\.$/)
})

test('states that there was no mail server, or when a message was sent', () => {
  expect(detail({ state: 'not-sent' })).toBe('No mail server was set up.')
  expect(detail({ state: 'sent', sentAt: '2026-11-16T11:00:00Z' })).toBe('11:00')
})

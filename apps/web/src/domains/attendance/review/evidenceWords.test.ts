import { expect, test } from 'vitest'
import { attemptTitle, changeTitle } from './evidenceWords.ts'

const at = '2026-11-18T10:30:00.000Z'

test('an accepted scan is not a check-in', () => {
  const attempt = { at, outcome: 'accepted', reason: null } as const
  expect(attemptTitle({ ...attempt, method: 'scan' })).toBe('Scanned the code')
  expect(attemptTitle({ ...attempt, method: 'face' })).toBe('Checked in by face')
})

test('a refused attempt shows its method and the reason for the refusal', () => {
  expect(attemptTitle({ at, method: 'face', outcome: 'refused', reason: 'face-mismatch' })).toBe(
    'Face check refused. Face does not match the registered one',
  )
  expect(attemptTitle({ at, method: 'offline', outcome: 'claimed', reason: null })).toBe(
    'Offline scan sent for review',
  )
})

test('a change names both records, the person and the reason', () => {
  const change = { at, by: 'Ada Adams', before: 'present', after: 'absent', reason: 'Left early' } as const
  expect(changeTitle({ ...change, undoneAt: null })).toBe('Present to Absent, Ada Adams: Left early')
  expect(changeTitle({ ...change, before: null, reason: null, undoneAt: at })).toBe(
    'Recorded as absent, Ada Adams (undone)',
  )
})

import { expect, test } from 'vitest'
import { recognitionWords } from './recognitionWords.ts'

test('recognised people see their name and their record', () => {
  const ada = { label: 'Ada Adams', good: true }
  expect(recognitionWords({ outcome: 'marked', label: 'Ada Adams', status: 'present' })).toEqual({
    ...ada,
    message: 'You are recorded as present.',
  })
  expect(recognitionWords({ outcome: 'marked', label: 'Ada Adams', status: 'late' }).message).toMatch(/late/)
  expect(
    recognitionWords({ outcome: 'already-marked', label: 'Ada Adams', status: 'present' }),
  ).toMatchObject(ada)
})

test('other people see instructions instead of a name', () => {
  for (const outcome of ['unknown', 'replayed'] as const) {
    const words = recognitionWords({ outcome, label: 'unknown', status: null })
    expect(words).toMatchObject({ label: 'unknown', good: false })
    expect(words.message).not.toBe('')
  }
})

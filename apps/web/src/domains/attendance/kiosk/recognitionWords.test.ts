import { expect, test } from 'vitest'
import { recognitionWords } from './recognitionWords.ts'

test('people who are recognised read their name and their record', () => {
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

test('nobody else reads a name, but what to do', () => {
  for (const outcome of ['unknown', 'replayed'] as const) {
    const words = recognitionWords({ outcome, label: 'unknown', status: null })
    expect(words).toMatchObject({ label: 'unknown', good: false })
    expect(words.message).not.toBe('')
  }
})

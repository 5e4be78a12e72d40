import { expect, test } from 'vitest'
import { toastDuration } from './toastDuration.ts'

test('a toast stays five seconds, and longer with a button', () => {
  expect(toastDuration(false)).toBe(5_000)
  expect(toastDuration(true)).toBeGreaterThan(5_000)
})

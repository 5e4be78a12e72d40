import { expect, test } from 'vitest'
import { toastDuration } from './toastDuration.ts'

test('a toast stays five seconds, longer with something to press in it', () => {
  expect(toastDuration(false)).toBe(5_000)
  expect(toastDuration(true)).toBeGreaterThan(5_000)
})

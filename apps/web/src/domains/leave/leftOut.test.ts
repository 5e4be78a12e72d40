import { expect, test } from 'vitest'
import { leftOutWords } from './leftOut.ts'

test('names public holidays and counts the other days that are not deducted', () => {
  const day = (date: string, dayOff: string | null = null) => ({ date, dayOff })
  expect(leftOutWords([day('2026-11-18'), day('2026-11-19')])).toBe('')
  expect(
    leftOutWords([
      day('2026-12-24'),
      day('2026-12-25', 'Christmas Day'),
      day('2026-12-26', 'Weekend'),
      day('2026-12-27', 'Weekend'),
      day('2026-12-28'),
    ]),
  ).toBe('Christmas Day (25 December), 2 weekend days')
  expect(leftOutWords([day('2026-12-26', 'Weekend')])).toBe('1 weekend day')
})

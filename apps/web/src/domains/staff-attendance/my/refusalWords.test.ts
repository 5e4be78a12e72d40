import { errorMessage } from '@campanile/contract/error-messages.ts'
import { staffDeviceProblems, staffRefusals } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { expect, test } from 'vitest'
import { staffRefusalWords } from './refusalWords.ts'

const fallback = staffRefusalWords('internal').title

test('every reason of the server and the device has its own message', () => {
  const titles = [...staffRefusals, ...staffDeviceProblems, 'engine-failed' as const].map(
    (reason) => staffRefusalWords(reason).title,
  )
  expect(titles).not.toContain(fallback)
  expect(new Set(titles).size).toBe(titles.length)
})

test('unknown reasons show the server’s message', () => {
  expect(staffRefusalWords('unavailable')).toMatchObject({
    message: errorMessage('unavailable', 'en-GB'),
    next: 'retry',
  })
})

test('nobody is sent to a lecturer', () => {
  for (const reason of staffRefusals) expect(staffRefusalWords(reason).message).not.toMatch(/your lecturer/i)
})

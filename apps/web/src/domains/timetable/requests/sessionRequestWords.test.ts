import { expect, test } from 'vitest'
import { requestedChangeWords, requestedForWords } from './sessionRequestWords.ts'

const time = {
  day: (at: unknown) => `day of ${at}`,
  range: (from: unknown, to: unknown) => `${from} to ${to}`,
}
const slot = { startsAt: 'a', endsAt: 'b' }

test('a requested change names the new time and room, or the cancellation', () => {
  expect(requestedChangeWords({ proposed: null }, time)).toBe('Cancel session')
  expect(requestedChangeWords({ proposed: { ...slot, room: null } }, time)).toBe(
    'Move to day of a, a to b, no room',
  )
  expect(requestedChangeWords({ proposed: { ...slot, room: { id: '1', name: 'Hall' } } }, time)).toBe(
    'Move to day of a, a to b, Hall',
  )
  expect(requestedForWords({ requestedFor: slot }, time)).toBe('day of a, a to b')
})

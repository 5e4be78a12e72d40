import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

const greetings = (...times: string[]) => times.map((time) => greetingAt(time, 'Ada'))

test('greets by the institution’s time of day', () => {
  expect(greetings('05:00', '11:59')).toEqual(Array(2).fill('Good morning, Ada'))
  expect(greetings('12:00', '17:59')).toEqual(Array(2).fill('Good afternoon, Ada'))
  expect(greetings('18:00', '23:59')).toEqual(Array(2).fill('Good evening, Ada'))
  expect(greetings('00:00', '03:00', '04:59')).toEqual(Array(3).fill('Hello, Ada'))
})

import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

test('greets by the hour over there', () => {
  expect(['05:00', '11:59'].map(greetingAt)).toEqual(['Good morning', 'Good morning'])
  expect(['12:00', '17:59'].map(greetingAt)).toEqual(['Good afternoon', 'Good afternoon'])
  expect(['18:00', '23:59', '00:00', '04:59'].map(greetingAt)).toEqual(Array(4).fill('Good evening'))
})

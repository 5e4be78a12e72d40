import { expect, test } from 'vitest'
import { penaltyAt, stepsAfter } from './penaltyNow.ts'

const step = (hour: number, penalty: string) => ({
  from: `2026-11-20T${hour}:00:00.000Z`,
  penalty,
  bestMark: String(100 - Number(penalty)),
})
const steps = [step(16, '0'), step(17, '5'), step(18, '10')]
const at = (time: string) => new Date(`2026-11-20T${time}Z`)

test('the last step that has begun applies', () => {
  expect(penaltyAt(steps, at('16:59:59'))?.penalty).toBe('0')
  expect(penaltyAt(steps, at('17:00:00'))?.penalty).toBe('5')
  expect(penaltyAt(steps, at('23:00:00'))?.penalty).toBe('10')
})

test('the first step applies even slightly before it begins, because clocks differ a little', () => {
  expect(penaltyAt(steps, at('15:59:59'))?.penalty).toBe('0')
  expect(penaltyAt([], at('15:59:59'))).toBeUndefined()
})

test('future steps are distinguished', () => {
  expect(stepsAfter(steps, at('17:30:00')).map(({ penalty }) => penalty)).toEqual(['10'])
})

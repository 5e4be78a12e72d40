import { expect, it } from 'vitest'
import { bandProblemNow } from './bandProblemNow.ts'

const band = (letter: string, fromPercent: string, points: string, passes = true) => ({
  letter,
  fromPercent,
  points,
  passes,
})
const fail = band('F', '0', '0', false)

it('accepts valid bands', () =>
  expect(bandProblemNow([band('A', '70', '4'), band('B', '50', '3'), fail])).toBeUndefined())

it('names the band and the field, skipping an incomplete one', () =>
  expect(bandProblemNow([band('', '', ''), band('A', '70', '2'), band('B', '50', '3'), fail])).toMatchObject({
    band: 1,
    field: 'points',
  }))

it('waits for complete bands before it asks for one from 0', () => {
  expect(bandProblemNow([band('A', '70', '4'), band('', '', '')])).toBeUndefined()
  expect(bandProblemNow([band('A', '70', '4'), band('B', '50', '3')])).toMatchObject({ band: 1 })
})

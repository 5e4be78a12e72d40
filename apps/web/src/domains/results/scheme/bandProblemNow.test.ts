import { expect, it } from 'vitest'
import { bandProblemNow } from './bandProblemNow.ts'

const band = (letter: string, fromPercent: string, points: string, passes = true) => ({
  letter,
  fromPercent,
  points,
  passes,
})
const fail = band('F', '0', '0', false)

it('is content with bands that fit', () =>
  expect(bandProblemNow([band('A', '70', '4'), band('B', '50', '3'), fail])).toBeUndefined())

it('names the band and the field, past one that is not whole yet', () =>
  expect(bandProblemNow([band('', '', ''), band('A', '70', '2'), band('B', '50', '3'), fail])).toMatchObject({
    band: 1,
    field: 'points',
  }))

it('waits for the rest before it asks for a band from 0', () => {
  expect(bandProblemNow([band('A', '70', '4'), band('', '', '')])).toBeUndefined()
  expect(bandProblemNow([band('A', '70', '4'), band('B', '50', '3')])).toMatchObject({ band: 1 })
})

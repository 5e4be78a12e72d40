import { expect, test } from 'vitest'
import { heatGrid } from './heatGrid.ts'

test('the grid has every weekday and no gaps between hours', () => {
  const grid = heatGrid([
    { weekday: 1, hour: 9 },
    { weekday: 4, hour: 12 },
  ])
  expect(grid.weekdays).toEqual([1, 2, 3, 4, 5])
  expect(grid.hours).toEqual([9, 10, 11, 12])
  expect(grid.at(4, 12)).toEqual({ weekday: 4, hour: 12 })
  expect(grid.at(4, 9)).toBeUndefined()
})

test('Sunday is shown if there is teaching; an empty grid has no hours', () => {
  expect(heatGrid([{ weekday: 7, hour: 8 }]).weekdays).toHaveLength(7)
  expect(heatGrid([]).hours).toEqual([])
})

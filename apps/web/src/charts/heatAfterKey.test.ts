import { expect, test } from 'vitest'
import { heatAfterKey } from './heatAfterKey.ts'

test('keys move by one cell and stay within the map', () => {
  expect(heatAfterKey('ArrowRight', [0, 0], 2, 3)).toEqual([0, 1])
  expect(heatAfterKey('ArrowRight', [0, 2], 2, 3)).toEqual([0, 2])
  expect(heatAfterKey('ArrowUp', [0, 2], 2, 3)).toEqual([0, 2])
  expect(heatAfterKey('ArrowDown', [0, 2], 2, 3)).toEqual([1, 2])
  expect(heatAfterKey('End', [1, 0], 2, 3)).toEqual([1, 2])
  expect(heatAfterKey('Home', [1, 2], 2, 3)).toEqual([1, 0])
  expect(heatAfterKey('Enter', [1, 2], 2, 3)).toBeUndefined()
})

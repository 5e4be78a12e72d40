import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it.each([
  [1, 'mark', undefined, '1 mark'],
  [0, 'mark', undefined, '0 marks'],
  [1204, 'mark', undefined, '1,204 marks'],
  [2, 'person', 'people', '2 people'],
] as const)('%d %s: %s', (count, one, many, words) => {
  expect(counted(count, one, many)).toBe(words)
})

import { expect, it } from 'vitest'
import { mergeGroups } from './mergeGroups.ts'

const group = (name: string, size: number, neededBy: number[], imports: number[] = []) => ({
  neededBy: new Set(neededBy),
  size,
  modules: [name],
  imports: new Set(imports),
})
const filesOf = (groups: ReturnType<typeof group>[], weights = [1, 1, 1, 1]) =>
  mergeGroups(groups, weights)
    .map((modules) => modules.sort().join('+'))
    .sort()

it('merges small groups that nearly the same pages need', () => {
  expect(filesOf([group('a', 900, [0, 1, 2]), group('b', 700, [0, 1])])).toEqual(['a+b'])
})

it('loads little unneeded code into any page or into many pages', () => {
  expect(filesOf([group('a', 300_000, [0, 1, 2]), group('b', 900, [0, 1, 2, 3])])).toEqual(['a', 'b'])
  expect(filesOf([group('a', 9_000, [0, 1]), group('b', 900, [0, 1, 2])], [1, 1, 60, 1])).toEqual(['a', 'b'])
})

it('never merges groups that no page needs together', () => {
  expect(filesOf([group('a', 10, [0, 1]), group('b', 10, [2, 3])])).toEqual(['a', 'b'])
})

it('counts the imports of a merged file', () => {
  const groups = [group('a', 10, [0, 1, 2]), group('b', 10, [0, 1], [2]), group('c', 300_000, [0, 1])]
  expect(filesOf(groups)).toEqual(['a', 'b+c'])
})

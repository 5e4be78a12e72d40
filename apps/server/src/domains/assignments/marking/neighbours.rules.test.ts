import { expect, it } from 'vitest'
import { findNeighbours } from './neighbours.rules.ts'

/** A letter per student: m has work to mark, w has other work, n has none. */
const places = (letters: string) =>
  [...letters].map((letter, index) => ({
    studentId: `${index}`,
    hasWork: letter !== 'n',
    toMark: letter === 'm',
  }))

it.each([
  ['mwm', '0', null, '1', '2'],
  ['mwm', '2', '1', null, '0'],
  ['mnm', '0', null, '2', '2'],
  ['nwn', '1', null, null, null],
  ['mnw', '2', '0', null, '0'],
  ['wmn', '2', '1', null, '1'],
  ['m', '0', null, null, null],
])(
  'in %s from %s, goes back to %s, forward to %s, and to mark %s',
  (letters, from, before, after, nextToMark) => {
    expect(findNeighbours(places(letters), from)).toEqual({ before, after, nextToMark })
  },
)

it('visits each submission to mark once before starting again', () => {
  const all = places('nmwmnmmw')
  const seen: string[] = []
  for (let at = '0'; ; ) {
    const { nextToMark } = findNeighbours(all, at)
    if (nextToMark === null || seen.includes(nextToMark)) break
    seen.push(nextToMark)
    at = nextToMark
  }
  expect(seen).toEqual(all.filter(({ toMark }) => toMark).map(({ studentId }) => studentId))
})

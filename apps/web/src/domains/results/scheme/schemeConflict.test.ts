import fc from 'fast-check'
import { expect, it } from 'vitest'
import { schemeConflict } from './schemeConflict.ts'

const band = (letter: string, fromPercent: string, points: string, passes = true) => ({
  letter,
  fromPercent,
  points,
  passes,
})
const fail = band('F', '0', '0', false)
const base = { name: 'Usual', bands: [band('A', '70', '4'), band('B', '50', '3'), fail] }

it('names what differs, and begins with each side’s own change', () => {
  const mine = { name: 'Mine', bands: [band('A', '70.00', '4'), band('B', '55', '3'), fail] }
  const theirs = {
    name: 'Usual',
    bands: [band('A', '75', '4'), band('B', '50', '3'), band('D', '40', '1'), fail],
  }
  const { differences, choice, settled } = schemeConflict(base, mine, theirs)
  expect(differences).toEqual([
    { field: 'name', label: 'Name', mine: 'Mine', theirs: 'Usual' },
    {
      field: 'band a',
      label: 'Grade A',
      mine: 'From 70%, 4 points, passes',
      theirs: 'From 75%, 4 points, passes',
    },
    {
      field: 'band b',
      label: 'Grade B',
      mine: 'From 55%, 3 points, passes',
      theirs: 'From 50%, 3 points, passes',
    },
    { field: 'band d', label: 'Grade D', mine: 'No such band', theirs: 'From 40%, 1 points, passes' },
  ])
  expect(settled(choice)).toEqual({
    name: 'Mine',
    bands: [band('A', '75', '4'), band('B', '55', '3'), band('D', '40', '1'), fail],
  })
  expect(settled({ ...choice, 'band d': 'mine', name: 'theirs' })).toMatchObject({
    name: 'Usual',
    bands: [{ letter: 'A' }, { letter: 'B' }, { letter: 'F' }],
  })
})

it('is one side if everything is selected from it', () => {
  const bands = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { minLength: 1 }).chain((letters) =>
    fc
      .uniqueArray(fc.integer({ min: 1, max: 99 }), {
        minLength: letters.length,
        maxLength: letters.length,
      })
      .map((starts) => [...letters.map((letter, at) => band(letter, String(starts[at]), '2')), fail]),
  )
  const scheme = fc.record({ name: fc.string(), bands })
  fc.assert(
    fc.property(scheme, scheme, scheme, (before, mine, theirs) => {
      const { differences, settled } = schemeConflict(before, mine, theirs)
      const byPercent = [...mine.bands].sort((a, b) => Number(b.fromPercent) - Number(a.fromPercent))
      const all = (side: 'mine' | 'theirs') =>
        Object.fromEntries(differences.map(({ field }) => [field, side]))
      expect(settled(all('mine'))).toEqual({ name: mine.name, bands: byPercent })
      expect(settled(all('theirs')).name).toBe(theirs.name)
      expect(settled(all('theirs')).bands.length).toBe(theirs.bands.length)
    }),
  )
})

import { expect, it } from 'vitest'
import { itemsOf } from './report.rules.ts'

const step = (what: string, because?: string) => ({
  what,
  table: 'people',
  rows: 'true',
  ...(because && { kept: { because } }),
})

it('combines steps with the same text into one line, in order of first appearance, with the reason for keeping', () => {
  const steps = [step('Sessions'), step('Marks', 'The record of studies.'), step('Sessions')]
  expect(itemsOf(steps, [2, 7, 3])).toEqual([
    { what: 'Sessions', count: 5, keptBecause: null },
    { what: 'Marks', count: 7, keptBecause: 'The record of studies.' },
  ])
})

import { expect, it } from 'vitest'
import { nobodyAtRisk } from './nobodyAtRisk.ts'

it('reports that nobody is at risk only once everything is counted', () => {
  expect(nobodyAtRisk(0)).toMatchObject({ kind: 'done', title: 'No students at risk' })
  expect(nobodyAtRisk(85)).toEqual({
    kind: 'none',
    title: 'Figures are still being updated',
    text: '85 changes left. Students at risk are shown once they are counted.',
  })
})

import { expect, it } from 'vitest'
import { reportLines } from '#domains/personal-data/report-lines.ts'
import { reportItems } from './report.rules.ts'

it('combines steps of one line, in the order of the report, with the reason for keeping', () => {
  const steps = [{ line: 'studies' }, { line: 'access' }, { line: 'studies' }] as const
  expect(reportItems(steps, [2, 7, 3])).toEqual([
    { what: reportLines.access.what, count: 7, keptBecause: null },
    { what: reportLines.studies.what, count: 5, keptBecause: reportLines.studies.because },
  ])
})

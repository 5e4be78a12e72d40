import type { ResultMark, StudentResults } from '@campanile/contract/results/results.ts'
import { expect, test } from 'vitest'
import {
  averageWords,
  newestMarks,
  resultMarkWords,
  resultPenaltyWords,
  termWords,
  withheldWords,
} from './resultWords.ts'

const mark: ResultMark = {
  sheetId: 's',
  kind: 'assignment',
  title: 'Essay',
  at: null,
  maxMark: '50',
  weight: '20',
  state: 'marked',
  mark: '40',
  penalty: null,
  finalMark: '40',
  withheld: false,
  releasedAt: '2026-11-20T09:00:00.000Z',
}

test('explains how an average is calculated, and what is not included', () => {
  const graded = { gpa: '3.42', credits: 60, leftOut: [] }
  expect(averageWords(graded)).toBe('The grade points of each course, weighted by its credits.')
  expect(termWords(graded)).toBe('60 graded credits.')
  expect(
    averageWords({
      gpa: null,
      credits: 0,
      leftOut: [
        { classId: 'a', courseCode: 'CS101', status: 'withheld' },
        { classId: 'b', courseCode: 'CS102', status: 'open' },
      ],
    }),
  ).toBe('No graded courses in the average yet. Left out: CS101 (withheld), CS102 (no grade yet).')
})

test('shows a mark, or the reason why there is none', () => {
  expect(resultMarkWords(mark)).toBe('40 of 50')
  expect(resultMarkWords({ ...mark, state: 'absent', mark: null, finalMark: '0' })).toBe('Absent')
  expect(resultMarkWords({ ...mark, state: 'incomplete', mark: null, finalMark: null })).toBe('Incomplete')
  expect(resultMarkWords({ ...mark, state: null, withheld: true, mark: null, finalMark: null })).toBe(
    withheldWords,
  )
})

test('names a penalty only where there is one', () => {
  expect(resultPenaltyWords(mark)).toBeNull()
  expect(resultPenaltyWords({ ...mark, penalty: '0' })).toBeNull()
  expect(resultPenaltyWords({ ...mark, penalty: '5.5', finalMark: '34.5' })).toBe('40 less 5.5 for lateness')
})

test('finds the newest marks over all terms', () => {
  const taught = (courseCode: string, ...at: (string | null)[]) => ({
    courseCode,
    courseTitle: courseCode,
    marks: at.map((releasedAt) => ({ ...mark, releasedAt })),
  })
  const results = {
    terms: [
      { classes: [taught('B', '2026-11-19T09:00:00.000Z', null)] },
      { classes: [taught('A', '2026-11-20T09:00:00.000Z', '2026-01-01T09:00:00.000Z')] },
    ],
  } as unknown as StudentResults
  expect(newestMarks(results, 2).map(({ courseCode }) => courseCode)).toEqual(['A', 'B'])
})

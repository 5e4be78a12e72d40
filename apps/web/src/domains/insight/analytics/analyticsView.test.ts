import { expect, test } from 'vitest'
import { readListView } from '#lib/listParams.ts'
import { analyticsShape, finishedTerm, policyOf, scopeOf, tabPath, termOf } from './analyticsView.ts'

const id = '0192f0aa-0000-7000-8000-000000000001'
const viewOf = (query: string) => readListView(new URLSearchParams(query), analyticsShape)

test('a scope keeps only ids', () => {
  expect(scopeOf(viewOf(`termId=${id}&programmeId=nonsense&other=${id}`))).toEqual({ termId: id })
})

test('the parts of the screen keep the scope, and nothing else', () => {
  const scope = scopeOf(viewOf(`termId=${id}&weekday=1&page=3`))
  expect(tabPath('', {})).toBe('/app/analytics')
  expect(tabPath('at-risk', scope)).toBe(`/app/analytics/at-risk?termId=${id}`)
  expect(tabPath('compare', scope, { by: 'batch' })).toBe(`/app/analytics/compare?termId=${id}&by=batch`)
})

test('rules outside their range are not simulated', () => {
  expect(policyOf(viewOf('requiredPercentage=80&lateAfterMinutes=61&latesPerAbsence=0'))).toEqual({
    requiredPercentage: 80,
    lateAfterMinutes: undefined,
    absentAfterMinutes: undefined,
    latesPerAbsence: 0,
  })
})

test('rules are simulated on the last finished term, everything else shows the current one', () => {
  const terms = {
    term: { id: 'now', name: 'Autumn' },
    isTermOver: false,
    previousTerm: { id: 'before', name: 'Spring' },
    previous: { percentage: 80 },
  }
  expect(termOf('policy', viewOf(''), terms)).toBe('before')
  expect(termOf('lateness', viewOf(''), terms)).toBe('now')
  expect(termOf('policy', viewOf(`termId=${id}`), terms)).toBe(id)
  expect(termOf('policy', viewOf(''), { ...terms, previous: { percentage: null } })).toBe('now')
  expect(termOf('policy', viewOf(''), { ...terms, isTermOver: true })).toBe('now')
  expect(finishedTerm(viewOf(''), terms)?.name).toBe('Spring')
  expect(finishedTerm(viewOf(`termId=${id}`), terms)).toBeNull()
})

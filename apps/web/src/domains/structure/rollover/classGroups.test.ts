import type { RolloverClass } from '@campanile/contract/structure/term-rollover.ts'
import { expect, it } from 'vitest'
import { classGroups, matchesFilter, programmesOf } from './classGroups.ts'

const cs = { id: 'cs', name: 'BSc Computing' }
const taught = (code: string, department: string | null, programmes = [cs]): RolloverClass =>
  ({
    id: code,
    course: { code, title: `Title of ${code}` },
    department: department ? { id: department, name: department } : null,
    programmes,
  }) as RolloverClass

it('groups classes by department, those without one last', () => {
  const groups = classGroups([
    taught('X1', null),
    taught('L1', 'Law'),
    taught('A1', 'Art'),
    taught('L2', 'Law'),
  ])
  expect(groups.map(({ name, classes }) => [name, classes.map(({ id }) => id)])).toEqual([
    ['Art', ['A1']],
    ['Law', ['L1', 'L2']],
    [null, ['X1']],
  ])
})

it('filters by course and programme', () => {
  const it = taught('CS304', 'Computing')
  expect(matchesFilter(it, { search: ' cs3', programmeId: '' })).toBe(true)
  expect(matchesFilter(it, { search: 'title OF', programmeId: 'cs' })).toBe(true)
  expect(matchesFilter(it, { search: 'law', programmeId: '' })).toBe(false)
  expect(matchesFilter(it, { search: '', programmeId: 'law' })).toBe(false)
  expect(programmesOf([it, taught('L1', 'Law', [])])).toEqual([cs])
})

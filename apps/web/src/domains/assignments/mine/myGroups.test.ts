import { myAssignmentStates } from '@campanile/contract/assignments/submissions.ts'
import { expect, test } from 'vitest'
import { groupsOf, partQuery, shownParts } from './myGroups.ts'

test('each state has its heading, and open work comes first', () => {
  const items = myAssignmentStates.map((state) => ({ state, isTermOver: false }))
  const groups = groupsOf(items)
  expect(groups.map(({ title }) => title)).toEqual([
    'To do',
    'Coming up',
    'Submitted',
    'Marked',
    'Not submitted',
  ])
  expect(groups.flatMap((group) => group.items)).toHaveLength(items.length)
})

test('the order under a heading is kept, and headings without rows are left out', () => {
  const current = { isTermOver: false }
  const items = [
    { state: 'due-soon', id: 1, ...current } as const,
    { state: 'open', id: 2, ...current } as const,
  ]
  expect(groupsOf(items)).toEqual([{ title: 'To do', items }])
})

test('the part named in the URL is requested, and a mistyped one means all', () => {
  expect(partQuery('todo')).toEqual({ todo: true })
  expect(partQuery('late')).toEqual({ state: 'late' })
  expect(partQuery('lost')).toEqual({})
  expect(shownParts.every((part) => Object.keys(partQuery(part)).length === 1)).toBe(true)
})

test('late work of a past term no longer counts as open', () => {
  const overdue = { state: 'overdue', isTermOver: false } as const
  expect(groupsOf([overdue]).map(({ title }) => title)).toEqual(['To do'])
  expect(groupsOf([{ ...overdue, isTermOver: true }]).map(({ title }) => title)).toEqual(['Not submitted'])
})

import { expect, test } from 'vitest'
import { differs, draftProblem, isCorrection, markDraft, markInputOf } from './markDraft.ts'

const none = markDraft({ markState: null, mark: null, feedback: null, rubric: null })

test('a mark is shown as it was typed, and a missing one as empty', () => {
  expect(none).toEqual({ state: 'marked', mark: '', feedback: '', selection: {} })
  expect(markDraft({ markState: 'marked', mark: '72.50', feedback: 'Good', rubric: null })).toEqual({
    state: 'marked',
    mark: '72.5',
    feedback: 'Good',
    selection: {},
  })
})

test('feedback can be saved without a mark, and a mark can be removed', () => {
  expect(markInputOf({ ...none, feedback: ' Half way ' })).toEqual({
    markState: null,
    mark: null,
    feedback: 'Half way',
    rubric: [],
  })
  expect(markInputOf({ ...none, mark: '72,5' })).toEqual({
    markState: 'marked',
    mark: '72.5',
    feedback: null,
    rubric: [],
  })
  expect(markInputOf({ ...none, state: 'absent', mark: '3' })).toEqual({
    markState: 'absent',
    mark: null,
    feedback: null,
    rubric: [],
  })
})

test('only a typed mark is validated', () => {
  expect(draftProblem(none, '100')).toBeUndefined()
  expect(draftProblem({ ...none, mark: '101' }, '100')).toBe('At most 100')
  expect(draftProblem({ ...none, state: 'incomplete', mark: '101' }, '100')).toBeUndefined()
})

test('two drafts differ if any part differs', () => {
  expect(differs(none, { ...none })).toBe(false)
  for (const change of [{ mark: '1' }, { state: 'absent' as const }, { feedback: 'x' }])
    expect(differs(none, { ...none, ...change })).toBe(true)
})

test('a different mark corrects a returned one; different feedback does not', () => {
  const shown = {
    markState: 'marked',
    mark: '50',
    feedback: null,
    rubric: null,
    returnedAt: '2026-11-20T09:00:00Z',
  } as const
  const draft = markDraft(shown)
  expect(isCorrection({ ...draft, feedback: 'Good' }, shown)).toBe(false)
  expect(isCorrection({ ...draft, mark: '51' }, shown)).toBe(true)
  expect(isCorrection({ ...draft, state: 'absent' }, shown)).toBe(true)
  expect(isCorrection({ ...draft, mark: '51' }, { ...shown, returnedAt: null })).toBe(false)
})

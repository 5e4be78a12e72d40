import { expect, it } from 'vitest'
import { correctionProblems } from './correction.ts'

const problems = (over: Partial<Parameters<typeof correctionProblems>[0]>) =>
  correctionProblems({ state: 'marked', mark: '12', reason: 'Miscounted', ...over }, '40')

it('asks for a valid mark and for a reason', () => {
  expect(problems({})).toEqual({ mark: undefined, reason: undefined })
  expect(problems({ mark: '41' }).mark).toBe('At most 40')
  expect(problems({ mark: '' }).mark).toBe('Enter a mark')
  expect(problems({ mark: 'A' }).mark).toBe('Enter a mark')
  expect(problems({ reason: '  ' }).reason).toBe('Enter why the mark is changed')
})

it('asks for no mark if the student was absent', () =>
  expect(problems({ state: 'absent', mark: '' }).mark).toBeUndefined())

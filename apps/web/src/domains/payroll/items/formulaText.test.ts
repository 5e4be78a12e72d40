import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formulaProblem, insertedAt } from './formulaText.ts'

test('shows the word at which a formula is wrong', () => {
  const problem = 'There is no item called bonuss.'
  expect(formulaProblem({ problem, at: 8 }, 'basic + bonuss * 2')).toEqual({
    message: problem,
    excerpt: { before: 'basic + ', at: 'bonuss', after: ' * 2' },
  })
  expect(formulaProblem({ problem: null, at: null }, 'basic')).toBeUndefined()
  expect(formulaProblem({ problem, at: 99 }, 'basic')).toEqual({ message: problem })
})

test('an excerpt is a part of the formula, whatever the place', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 80 }), fc.nat(100), (formula, at) => {
      const excerpt = formulaProblem({ problem: 'wrong', at }, formula)?.excerpt
      if (!excerpt) return expect(at).toBeGreaterThanOrEqual(formula.length)
      const { before, at: word, after } = excerpt
      const bare = before.replace(/^…/, '') + word + after.replace(/…$/, '')
      expect(formula).toContain(bare.slice(0, 10))
    }),
  )
})

test('a word is put in apart from its neighbours', () => {
  expect(insertedAt('min(, 2)', 4, 'basic')).toEqual({ text: 'min(basic, 2)', caret: 9 })
  expect(insertedAt('gross', 5, 'basic')).toEqual({ text: 'gross basic', caret: 11 })
  expect(insertedAt('gross', 0, 'basic')).toEqual({ text: 'basic gross', caret: 5 })
})

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

test('an excerpt is part of the formula, whatever the position', () => {
  const formula = fc.string({ minLength: 1, maxLength: 120, unit: fc.constantFrom('a', '1', ' ', '(', '+') })
  fc.assert(
    fc.property(formula, fc.nat(130), (text, at) => {
      const excerpt = formulaProblem({ problem: 'wrong', at }, text)?.excerpt
      expect(excerpt !== undefined).toBe(at < text.length)
      if (!excerpt) return
      const before = excerpt.before.replace(/^…/, '')
      expect(text.slice(at - before.length)).toMatch(/./)
      expect(text.startsWith(before + excerpt.at + excerpt.after.replace(/…$/, ''), at - before.length)).toBe(
        true,
      )
    }),
  )
})

test('an inserted word is separated from its neighbours', () => {
  expect(insertedAt('min(, 2)', 4, 'basic')).toEqual({ text: 'min(basic, 2)', caret: 9 })
  expect(insertedAt('gross', 5, 'basic')).toEqual({ text: 'gross basic', caret: 11 })
  expect(insertedAt('gross', 0, 'basic')).toEqual({ text: 'basic gross', caret: 5 })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GridSteps, noSteps, redo, undo, withStep } from './steps.ts'

const students = ['ana', 'bo', 'cem']
const edits = fc.array(fc.tuple(fc.constantFrom(...students), fc.constantFrom('', '1', '2', 'A')), {
  maxLength: 20,
})

test('undoing everything restores the original content, redoing everything the typed content', () => {
  fc.assert(
    fc.property(edits, (typed) => {
      const sheet: Record<string, string> = { ana: '', bo: '', cem: '' }
      let steps: GridSteps = noSteps
      for (const [studentId, after] of typed) {
        steps = withStep(steps, [{ studentId, before: sheet[studentId] ?? '', after }])
        sheet[studentId] = after
      }
      const end = { ...sheet }
      const all = (take: typeof undo) => {
        for (let taken = take(steps, (id) => sheet[id] ?? ''); taken; ) {
          for (const { studentId, text } of taken.writes) sheet[studentId] = text
          steps = taken.steps
          taken = take(steps, (id) => sheet[id] ?? '')
        }
      }
      all(undo)
      expect(sheet).toEqual({ ana: '', bo: '', cem: '' })
      all(redo)
      expect(sheet).toEqual(end)
    }),
  )
})

test('a cell that another person has changed since is not touched', () => {
  const steps = withStep(noSteps, [
    { studentId: 'ana', before: '', after: '12' },
    { studentId: 'bo', before: '', after: '13' },
  ])
  expect(undo(steps, (id) => (id === 'ana' ? '15' : '13'))?.writes).toEqual([{ studentId: 'bo', text: '' }])
})

test('an edit without a change is no step', () =>
  expect(withStep(noSteps, [{ studentId: 'ana', before: '1', after: '1' }])).toBe(noSteps))

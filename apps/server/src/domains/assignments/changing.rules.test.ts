import { noLatePolicy } from '@campanile/contract/assignments.ts'
import { assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { changeObstacles, type Terms } from './changing.rules.ts'

const instant = integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 10, 1 + day)).toISOString())
const terms = record({
  title: constantFrom('Essay', 'Report'),
  weight: constantFrom('20', '20.00', '30'),
  dueAt: instant,
  maxMark: constantFrom('50', '100'),
  late: constantFrom(noLatePolicy, { ...noLatePolicy, kind: 'fixed' as const, amount: '5' }),
}).map(
  (it): Terms => ({
    ...it,
    text: null,
    opensAt: '2026-10-01T09:00:00.000Z',
    maxFiles: 1,
    maxFileBytes: 1024,
    accepts: ['pdf'],
  }),
)
const standing = record({ submitted: integer({ min: 0, max: 1 }), isMarked: boolean(), isShown: boolean() })

it('once a mark is shown, whatever may change leaves weight, due date and lateness as they were', () => {
  assert(
    property(terms, terms, standing, (before, after, known) => {
      const wrong = changeObstacles(before, after, known)
      const stays =
        Number(before.weight) === Number(after.weight) &&
        before.dueAt === after.dueAt &&
        before.late.kind === after.late.kind
      if (known.isShown && Object.keys(wrong).length === 0) expect(stays).toBe(true)
      if (!known.isShown) expect(wrong).not.toHaveProperty('weight')
      expect('maxMark' in wrong).toBe(known.isMarked && before.maxMark !== after.maxMark)
    }),
  )
})

it('what stays as it is stands against nothing', () => {
  assert(property(terms, standing, (it, known) => void expect(changeObstacles(it, it, known)).toEqual({})))
})

import { inEnglish } from '@campanile/contract/testing/in-english.ts'
import { assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { approveObstacle, needsOtherApprover } from './pay-run-approval.policy.ts'

const run = {
  status: 'computed' as const,
  activeAdmins: 2,
  computedBy: { id: 'ada', name: 'Ada' },
  people: 3,
  open: 0,
  earlierOpen: false,
  earlierTakenBack: false,
  overtaken: false,
  onlyPersonId: null,
}
const on = { secondApprover: true }
const own = 'You computed this run, so another admin has to approve it.'

it('another admin approves, unless the rule is off or there is no other admin', () => {
  expect(inEnglish(approveObstacle(run, 'ada', on))).toBe(own)
  expect(approveObstacle(run, 'bob', on)).toBeNull()
  expect(approveObstacle(run, 'ada', { secondApprover: false })).toBeNull()
  expect(approveObstacle({ ...run, activeAdmins: 1 }, 'ada', on)).toBeNull()
})

it('nobody approves before the discrepancies are resolved', () => {
  expect(inEnglish(approveObstacle({ ...run, open: 2 }, 'bob', on))).toBe(
    '2 discrepancies haven’t been resolved yet.',
  )
  expect(approveObstacle({ ...run, status: 'approved', open: 2 }, 'bob', on)).toBeNull()
})

it('a run can always be approved by somebody once it is complete', () => {
  const rows = record({
    secondApprover: boolean(),
    activeAdmins: integer({ min: 1, max: 4 }),
    computedBy: constantFrom('ada', 'bob'),
  })
  assert(
    property(rows, ({ secondApprover, activeAdmins, computedBy }) => {
      const row = { ...run, activeAdmins, computedBy: { id: computedBy, name: computedBy } }
      const admins = ['ada', 'bob', 'cleo', 'dan'].filter((it) => it === computedBy || activeAdmins > 1)
      const able = admins.filter((it) => approveObstacle(row, it, { secondApprover }) === null)
      expect(able.length).toBeGreaterThan(0)
      expect(able.includes(computedBy)).toBe(!needsOtherApprover(row, { secondApprover }))
    }),
  )
})

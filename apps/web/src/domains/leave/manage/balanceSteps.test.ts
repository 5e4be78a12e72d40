import { expect, it } from 'vitest'
import { balanceStep, leaveTypesOf } from './balanceSteps.ts'

it.each([
  [null, null, 'unlimited'],
  [0, 20, 'none'],
  [-1, 20, 'none'],
  [3, 20, 'low'],
  [4, 20, 'some'],
  [12, 20, 'most'],
] as const)('%s left of %s is %s', (left, total, step) => {
  expect(balanceStep(left, total)).toBe(step)
})

it('lists each type once', () => {
  const leaveType = (id: string) => ({ leaveType: { id, name: id } as never })
  expect(
    leaveTypesOf([{ balances: [leaveType('a')] }, { balances: [leaveType('a'), leaveType('b')] }]),
  ).toEqual([
    { id: 'a', name: 'a' },
    { id: 'b', name: 'b' },
  ])
})

import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'

/** A cell for tests; named and numbered by its id. */
export const testCell = (id: string, over: Partial<MarkCell> = {}): MarkCell => ({
  student: {
    id,
    firstName: id,
    lastName: 'Test',
    email: `${id}@campus.test`,
    number: `S-${id}`,
    profileImage: null,
  },
  isEnrolled: true,
  state: null,
  mark: null,
  comment: null,
  penalty: null,
  finalMark: null,
  version: 0,
  enteredAt: null,
  enteredBy: null,
  withheld: false,
  withheldReason: null,
  releasedAt: null,
  unusual: [],
  can: { enter: true, correct: false },
  ...over,
})

import type { MySession } from '@campanile/contract/attendance/my-attendance.ts'

/** The state of a student's dispute, with the lecturer's answer. */
export function disputeWords({ state, answer }: NonNullable<MySession['dispute']>): string {
  const told = answer ? `: ${answer}` : ''
  switch (state) {
    case 'open':
      return 'Disputed, no response from your lecturer yet'
    case 'accepted':
      return `Your dispute was accepted${told}`
    case 'declined':
      return `Your dispute was declined${told}`
    case 'withdrawn':
      return 'You withdrew your dispute'
  }
}

import type { MySession } from '@campanile/contract/attendance/my-attendance.ts'
import { m } from './messages.ts'

/** The state of a student's dispute, with the lecturer's answer. */
export function disputeWords({ state, answer }: NonNullable<MySession['dispute']>): string {
  const told = answer ? `: ${answer}` : ''
  switch (state) {
    case 'open':
      return m.disputedNoResponseFromYourLecturer()
    case 'accepted':
      return m.yourDisputeWasAccepted({ told })
    case 'declined':
      return m.yourDisputeWasDeclined({ told })
    case 'withdrawn':
      return m.youWithdrewYourDispute()
  }
}

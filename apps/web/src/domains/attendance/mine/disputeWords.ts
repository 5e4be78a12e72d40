import type { MySession } from '@campanile/contract/attendance/my-attendance.ts'
import { m } from './messages.ts'

/** The state of a student's dispute, with the lecturer's answer. */
export function disputeWords({ state, answer }: NonNullable<MySession['dispute']>): string {
  switch (state) {
    case 'open':
      return m.disputeIsOpen()
    case 'accepted':
      return answer ? m.yourDisputeWasAcceptedBecause({ answer }) : m.yourDisputeWasAccepted()
    case 'declined':
      return answer ? m.yourDisputeWasDeclinedBecause({ answer }) : m.yourDisputeWasDeclined()
    case 'withdrawn':
      return m.youWithdrewYourDispute()
  }
}

import { rateText } from '@campanile/contract/attendance/attendance-figures.ts'
import type { Outlook } from '@campanile/contract/attendance/my-attendance.ts'
import { m } from './messages.ts'

/** The consequence of the sessions still ahead: "You can miss 4 more". */
export function outlookText({ kind, remaining, canMiss, mustAttend }: Outlook, required: number): string {
  switch (kind) {
    case 'none':
      return m.nothingIsCountedYet()
    case 'out-of-reach':
      return m.requiredIsOutOfReach({ required })
    case 'below':
      return remaining === 1 || canMiss === 0
        ? m.attendAllToReach({ remaining, required })
        : m.attendSomeToReach({ mustAttend, remaining, required })
    case 'safe':
      if (remaining === 0) return m.requiredIsReached({ required })
      if (canMiss === remaining) return m.youCanMissAllRemainingSessions()
      if (canMiss === 0) return m.missingOneMoreFallsBelow({ required })
      return m.youCanMissMore({ canMiss })
  }
}

/** The same about a student, for those who teach or advise them: "Can miss 4 more". */
export function studentOutlookText(outlook: Outlook, required: number): string {
  const { kind, remaining, canMiss, mustAttend } = outlook
  if (kind === 'below')
    return remaining === 1 || canMiss === 0
      ? m.mustAttendAllToReach({ remaining, required })
      : m.mustAttendSomeToReach({ mustAttend, remaining, required })
  if (kind === 'safe' && remaining > 0) {
    if (canMiss === remaining) return m.canMissAllRemainingSessions()
    return canMiss === 0 ? m.fallsBelowAfterOneMore({ required }) : m.canMissMore({ canMiss })
  }
  return outlookText(outlook, required)
}

/** The percentage as the rings show it, and what follows: "94.7% attendance in this class. You can miss 4 more." */
export const standingText = (percentage: number, outlook: Outlook, required: number): string =>
  m.attendanceInThisClass({ rate: rateText(percentage), outlook: outlookText(outlook, required) })

/** No more sessions can be missed, although the requirement is met so far. */
export const isTight = ({ kind, remaining, canMiss }: Outlook) =>
  kind === 'safe' && remaining > 0 && canMiss === 0

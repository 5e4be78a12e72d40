import { rateText } from '@campanile/contract/attendance/attendance-figures.ts'
import type { Outlook } from '@campanile/contract/attendance/my-attendance.ts'

/** The consequence of the sessions still ahead: "You can miss 4 more". */
export function outlookText({ kind, remaining, canMiss, mustAttend }: Outlook, required: number): string {
  switch (kind) {
    case 'none':
      return 'Nothing is counted yet'
    case 'out-of-reach':
      return `${required}% is out of reach`
    case 'below':
      return remaining === 1
        ? `Attend the last one to reach ${required}%`
        : `Attend ${canMiss === 0 ? `all ${remaining}` : `${mustAttend} of the ${remaining}`} left to reach ${required}%`
    case 'safe':
      if (remaining === 0) return `${required}% reached, no sessions left`
      if (canMiss === remaining) return 'You can miss all remaining sessions'
      if (canMiss === 0) return `If you miss 1 more, you fall below ${required}%`
      return `You can miss ${canMiss} more`
  }
}

/** The percentage as the rings show it, and what follows: "94.7% attendance in this class. You can miss 4 more." */
export const standingText = (percentage: number, outlook: Outlook, required: number): string =>
  `${rateText(percentage)} attendance in this class. ${outlookText(outlook, required)}.`

/** Nothing may be missed any more, though all is well so far. */
export const isTight = ({ kind, remaining, canMiss }: Outlook) =>
  kind === 'safe' && remaining > 0 && canMiss === 0

import type { RefusalReason } from '@campanile/contract/attendance/check-in.ts'
import { minutesAfter, secondsAfter } from '#platform/clock.ts'
import { type Code, findCode, type Proof } from '../check-in/check-in-code.rules.ts'

/** A period in which codes were on the screen. */
export interface Shown {
  windowId: string
  openedAt: Date
  /** Actual or planned closing time. */
  closesAt: Date
}

/** The lecturer's page also receives the code after the last one, although it never shows it. */
const announcedSeconds = 30

/**
 * The code of a check-in that matches a scan, if it was on the screen at any time until now. The code itself
 * shows when that was. Undefined if none matches.
 */
export function codeOfScan(key: Buffer, shown: Shown, proof: Proof, now: Date): Code | undefined {
  const last = secondsAfter(shown.closesAt, announcedSeconds)
  return findCode(key, shown.windowId, proof, { from: shown.openedAt, until: last < now ? last : now })
}

/** Earliest time at which the student can have seen the code; any doubt counts in their favour. */
export const seenAt = ({ shownFrom }: Pick<Code, 'shownFrom'>, { openedAt }: Pick<Shown, 'openedAt'>) =>
  shownFrom < openedAt ? openedAt : shownFrom

interface ClaimFacts {
  enrolled: boolean
  sessionStatus: 'scheduled' | 'held' | 'cancelled' | 'moved'
  /** Marked present, late or excused. An offline scan can only replace an absence. */
  attended: boolean
  seenAt: Date
  closesAt: Date
  /** Actual or planned closing time of the session's last check-in, which may have been reopened. */
  lastClosesAt: Date
  /** Minutes after closing within which a claim is accepted. */
  minutes: number
}

/** Why an offline scan is refused at this time, by the server's clock; null if it is accepted. */
export function refusalOfClaim(facts: ClaimFacts, now: Date): RefusalReason | null {
  if (!facts.enrolled) return 'not-enrolled'
  if (facts.sessionStatus === 'cancelled') return 'session-cancelled'
  if (facts.attended) return 'already-marked'
  if (facts.seenAt >= facts.closesAt) return 'check-in-closed'
  return now > minutesAfter(facts.lastClosesAt, facts.minutes) ? 'claim-too-late' : null
}

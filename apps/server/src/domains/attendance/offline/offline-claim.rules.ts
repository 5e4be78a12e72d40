import type { RefusalReason } from '@campanile/contract/attendance/check-in.ts'
import { minutesAfter, secondsAfter } from '#platform/clock.ts'
import { type Code, findCode, type Proof } from '../check-in/check-in-code.rules.ts'

/** An interval in which codes were on the screen. */
export interface Shown {
  windowId: string
  openedAt: Date
  /** When it closed, or will. */
  closesAt: Date
}

/** The code after the last one is known to the lecturer's page, though it never comes onto the screen. */
const announcedSeconds = 30

/**
 * The code of a check-in that a scan shows, whenever it was on the screen until now; the code alone tells
 * when that was. Undefined when it never was.
 */
export function codeOfScan(key: Buffer, shown: Shown, proof: Proof, now: Date): Code | undefined {
  const last = secondsAfter(shown.closesAt, announcedSeconds)
  return findCode(key, shown.windowId, proof, { from: shown.openedAt, until: last < now ? last : now })
}

/** When a student can first have seen the code: what is not known for certain speaks for the student. */
export const seenAt = ({ shownFrom }: Pick<Code, 'shownFrom'>, { openedAt }: Pick<Shown, 'openedAt'>) =>
  shownFrom < openedAt ? openedAt : shownFrom

interface ClaimFacts {
  enrolled: boolean
  sessionStatus: 'scheduled' | 'held' | 'cancelled' | 'moved'
  /** Marked present, late or excused; an absence is what an offline scan speaks against. */
  attended: boolean
  seenAt: Date
  closesAt: Date
  /** When the session's check-in closed, or will, for the last time: it may have been opened anew. */
  lastClosesAt: Date
  /** Minutes after the closing until which a claim may arrive. */
  minutes: number
}

/** Why an offline scan is not taken at an instant of the server's clock; null when it is. */
export function refusalOfClaim(facts: ClaimFacts, now: Date): RefusalReason | null {
  if (!facts.enrolled) return 'not-enrolled'
  if (facts.sessionStatus === 'cancelled') return 'session-cancelled'
  if (facts.attended) return 'already-marked'
  if (facts.seenAt >= facts.closesAt) return 'check-in-closed'
  return now > minutesAfter(facts.lastClosesAt, facts.minutes) ? 'claim-too-late' : null
}

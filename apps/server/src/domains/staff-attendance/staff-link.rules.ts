import type { LinkAudience } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { isInNetwork } from '#http/network.ts'

/** The conditions under which a location's link accepts check-ins. */
interface LinkFacts {
  audience: LinkAudience
  network: string | null
  opensAt: string | null
  closesAt: string | null
  active: boolean
}

export type LinkRefusal = 'link-not-valid' | 'link-closed' | 'network-required'

interface Visit {
  /** The audience in the address that was opened. */
  audience: LinkAudience
  /** The institution's time of day. */
  time: string
  /** The visitor's network address. */
  address: string
}

/** Whether a link is open at a time of day. */
export const isOpenAt = (
  { opensAt, closesAt }: Pick<LinkFacts, 'opensAt' | 'closesAt'>,
  time: string,
): boolean => (opensAt === null || opensAt <= time) && (closesAt === null || time < closesAt)

/** Why a visit is rejected, with the most useful reason first; null when it is accepted. */
export function linkRefusal(link: LinkFacts, { audience, time, address }: Visit): LinkRefusal | null {
  if (!link.active || link.audience !== audience) return 'link-not-valid'
  if (!isOpenAt(link, time)) return 'link-closed'
  if (link.network !== null && !isInNetwork(address, link.network)) return 'network-required'
  return null
}

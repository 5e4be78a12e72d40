import type { LinkAudience } from '@campanile/contract/staff-attendance/staff-attendance.ts'

/** A location's address, with the code on its screen if it has one. */
export const placeLink = (origin: string, audience: LinkAudience, linkId: string, code?: string): string =>
  `${origin}/${audience}-attendance/${linkId}${code ? `?code=${code}` : ''}`

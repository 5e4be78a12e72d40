import type { LinkAudience } from '@campanile/contract/staff-attendance/staff-attendance.ts'

/** A place's address; with the code that is on its screen, where it has one. */
export const placeLink = (origin: string, audience: LinkAudience, linkId: string, code?: string): string =>
  `${origin}/${audience}-attendance/${linkId}${code ? `?code=${code}` : ''}`

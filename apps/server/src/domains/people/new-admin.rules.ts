import { minutesAfter } from '#platform/clock.ts'

/**
 * For this many hours a new admin cannot decide about pay or sign-in, so that the other admins can notice
 * them.
 */
const newAdminHours = 24

interface AdminHistory {
  adminSince: Date | null
  vouchedAt: Date | null
}

/** When an admin stops being new; undefined if established, vouched for, or if no other admin could vouch. */
export function newAdminUntil({ adminSince, vouchedAt }: AdminHistory, now: Date): Date | undefined {
  if (!adminSince || vouchedAt) return undefined
  const until = minutesAfter(adminSince, newAdminHours * 60)
  return until > now ? until : undefined
}

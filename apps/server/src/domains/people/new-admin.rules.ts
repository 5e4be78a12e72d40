import { minutesAfter } from '#platform/clock.ts'

/** Hours in which the other admins can find out about a new one before that one decides about pay or sign-in. */
const newAdminHours = 24

interface AdminHistory {
  adminSince: Date | null
  vouchedAt: Date | null
}

/** Until when an admin counts as new; undefined once established, vouched for, or where nobody could vouch. */
export function newAdminUntil({ adminSince, vouchedAt }: AdminHistory, now: Date): Date | undefined {
  if (!adminSince || vouchedAt) return undefined
  const until = minutesAfter(adminSince, newAdminHours * 60)
  return until > now ? until : undefined
}

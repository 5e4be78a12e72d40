// Free of zod: screens list them.

export const staffDayStatuses = ['present', 'late', 'half-day', 'absent', 'on-leave'] as const
export type StaffDayStatus = (typeof staffDayStatuses)[number]

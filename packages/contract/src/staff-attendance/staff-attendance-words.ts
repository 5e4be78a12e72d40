// Free of zod: the screens show these words.

import { defaultLocale } from '../locale.ts'
import { linkAudienceLabels, staffDayStatusLabels } from './label-messages.ts'
import type { LinkAudience } from './staff-attendance.ts'
import type { StaffDayStatus } from './staff-day-statuses.ts'

export const staffDayStatusWords: Record<StaffDayStatus, string> = staffDayStatusLabels(defaultLocale)

/** The people a check-in link or a type of leave is for. */
export const linkAudienceWords: Record<LinkAudience, string> = linkAudienceLabels(defaultLocale)

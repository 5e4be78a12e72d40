// Free of zod: the screens show these words.

import { defaultLocale } from '../locale.ts'
import { leavePartLabels, leaveStatusLabels } from './label-messages.ts'
import type { LeavePart, LeaveStatus } from './leave-request.ts'

export const leaveStatusWords: Record<LeaveStatus, string> = leaveStatusLabels(defaultLocale)

export const leavePartWords: Record<LeavePart, string> = leavePartLabels(defaultLocale)

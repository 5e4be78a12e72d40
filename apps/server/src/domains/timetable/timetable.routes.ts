import type { timetable } from '@campanile/contract/timetable.ts'
import type { Routes } from '#http/routes.ts'
import { listSessionsToday } from './timetable.service.ts'

export const timetableRoutes: Routes<typeof timetable> = { listSessionsToday }

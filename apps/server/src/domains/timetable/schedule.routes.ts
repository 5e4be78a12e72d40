import type { schedule } from '@campanile/contract/schedule.ts'
import type { Routes } from '#http/routes.ts'
import { listSchedule } from './schedule.service.ts'

export const scheduleRoutes: Routes<typeof schedule> = { listSchedule }

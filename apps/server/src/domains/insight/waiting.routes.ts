import type { waiting } from '@campanile/contract/waiting.ts'
import type { Routes } from '#http/routes.ts'
import { readWaiting } from './waiting.service.ts'

export const waitingRoutes: Routes<typeof waiting> = { readWaiting }

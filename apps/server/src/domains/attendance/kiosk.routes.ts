import type { kiosk } from '@campanile/contract/kiosk.ts'
import type { Routes } from '#http/routes.ts'
import { recogniseFace, startKioskCheck } from './kiosk.service.ts'

export const kioskRoutes: Routes<typeof kiosk> = { startKioskCheck, recogniseFace }

import type { erasures } from '@campanile/contract/erasure.ts'
import type { Routes } from '#http/routes.ts'
import { erasePerson, readErasure } from './erasure.service.ts'

export const erasureRoutes: Routes<typeof erasures> = { readErasure, erasePerson }

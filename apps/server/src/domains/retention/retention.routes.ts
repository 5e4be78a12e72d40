import type { retention } from '@campanile/contract/retention.ts'
import type { Routes } from '#http/routes.ts'
import { previewRetention, readRetention, runRetention } from './retention.service.ts'

export const retentionRoutes: Routes<typeof retention> = { readRetention, previewRetention, runRetention }

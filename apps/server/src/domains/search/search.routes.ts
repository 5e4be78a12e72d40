import type { search as contract } from '@campanile/contract/search.ts'
import type { Routes } from '#http/routes.ts'
import { search } from './search.service.ts'

export const searchRoutes: Routes<typeof contract> = { search }

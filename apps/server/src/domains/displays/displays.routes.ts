import type { displays } from '@campanile/contract/displays.ts'
import type { Routes } from '#http/routes.ts'
import { findPairing, pairDisplay } from './confirming.service.ts'
import { listDisplays, listDisplayTargets, readDisplay, revokeDisplay } from './displays.service.ts'
import { collectPairing, startPairing } from './pairing.service.ts'

export const displaysRoutes: Routes<typeof displays> = {
  startPairing,
  collectPairing,
  readDisplay,
  findPairing,
  listDisplayTargets,
  pairDisplay,
  listDisplays,
  revokeDisplay,
}

import type { push } from '@campanile/contract/push.ts'
import type { Routes } from '#http/routes.ts'
import { listPushDevices, readPushKey, refreshPush, registerPush, unregisterPush } from './push.service.ts'

export const pushRoutes: Routes<typeof push> = {
  readPushKey,
  listPushDevices,
  registerPush,
  refreshPush,
  unregisterPush,
}

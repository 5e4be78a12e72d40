import type { connectionOperations } from '@campanile/contract/connections.ts'
import type { institutionOperations } from '@campanile/contract/institution.ts'
import type { settings } from '@campanile/contract/settings.ts'
import type { Routes } from '#http/routes.ts'
import { checkStorage, readConnections, sendTestMail } from './connections.service.ts'
import { readInstitution, updateInstitution } from './institution.service.ts'
import { readSettings, updateSettings } from './settings.service.ts'

type Operations = typeof settings & typeof institutionOperations & typeof connectionOperations

export const settingsRoutes: Routes<Operations> = {
  readSettings,
  updateSettings,
  readInstitution,
  updateInstitution,
  readConnections,
  checkStorage,
  sendTestMail,
}

import type { settings } from '@campanile/contract/settings.ts'
import type { Routes } from '#http/routes.ts'
import { readSettings, updateSettings } from './settings.service.ts'

export const settingsRoutes: Routes<typeof settings> = { readSettings, updateSettings }

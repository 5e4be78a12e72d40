// Free of zod. The names of all settings of the institution, shared by the form and the audit log.

import { defaultLocale } from '../locale.ts'
import { settingNames } from './label-messages.ts'
import type { InstitutionSettings } from './settings.ts'

/** A setting's section and name. */
export type SettingPath = {
  [S in keyof InstitutionSettings]: `${S}.${keyof InstitutionSettings[S] & string}`
}[keyof InstitutionSettings]

/** The label of each setting. */
export const settingLabels: Record<SettingPath, string> = settingNames(defaultLocale)

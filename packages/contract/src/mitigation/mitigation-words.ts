// Free of zod: the screens show these words. The sentences are spec.md sections 2 and 8, word for word.

import { defaultLocale } from '../locale.ts'
import { mitigationStatusLabels } from './label-messages.ts'
import type { MitigationStatus } from './mitigation.ts'
import {
  mitigationScreenMessages,
  mitigationUpdatedMessages,
  myMitigationScreenMessages,
} from './screen-messages.ts'

/** The days by which a student can ask to extend a deadline. */
export const extensionDays = [1, 2, 3, 4, 5, 6, 7, 14, 21, 30] as const
export type ExtensionDays = (typeof extensionDays)[number]
export const defaultExtensionDays: ExtensionDays = 1

export const mitigationStatusWords: Record<MitigationStatus, string> = mitigationStatusLabels(defaultLocale)

export const mitigationMessages = {
  ...mitigationScreenMessages(defaultLocale),
  updated: mitigationUpdatedMessages(defaultLocale),
} as const

/** Why My Requests could not be loaded: one sentence for each error of the response. */
export const myMitigationMessages = myMitigationScreenMessages(defaultLocale)

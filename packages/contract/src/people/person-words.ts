// Free of zod: the screens show these words.

import { defaultLocale } from '../locale.ts'
import { personStatusLabels } from './label-messages.ts'
import type { PersonStatus } from './people.ts'

export const personStatusWords: Record<PersonStatus, string> = personStatusLabels(defaultLocale)

import type { Language } from '@campanile/messages/languages.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { secondsAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { currentInstitution } from './settings.service.ts'

const keptForSeconds = 30

/**
 * Returns a function that reads the institution's language, which every page without its own language needs. It
 * is read twice a minute at most, and pages open without a database too.
 */
export function createDefaultLanguage({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): () => Promise<Language> {
  let known: { language: Language; until: Date } | undefined
  return async () => {
    const now = clock.now()
    if (known && now < known.until) return known.language
    try {
      const { settings } = await currentInstitution({ db })
      known = { language: settings.general.language, until: secondsAfter(now, keptForSeconds) }
      return known.language
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      return known?.language ?? 'en'
    }
  }
}

import { isLanguage, type Language, offeredLanguages } from '../../../packages/messages/src/languages.ts'

/** The languages of a list such as `en,de`, or all that are offered. English is always built: it is the fallback. */
export function languagesToBuild(list: string | undefined): readonly Language[] {
  if (!list) return offeredLanguages
  const named = list.split(',').map((it) => it.trim())
  const unknown = named.filter((it) => !isLanguage(it))
  if (unknown.length > 0) throw new Error(`CAMPANILE_LANGUAGES: there is no language ${unknown.join(', ')}`)
  return [...new Set(['en', ...named])].filter(isLanguage)
}

import { type Language, languageCookie } from '@campanile/messages/languages.ts'

const yearSeconds = 31_536_000

const keep = (value: string, seconds: number) => {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has had a Cookie Store only since 2025
  document.cookie = `${languageCookie}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`
}

/** The language selected in this browser, as the server reads it. */
const keptLanguage = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((it) => it.startsWith(`${languageCookie}=`))
    ?.slice(languageCookie.length + 1)

/** Reloads this page in another language, which later pages in this browser use too. */
export function openIn(language: Language) {
  keep(language, yearSeconds)
  location.reload()
}

/** Opens this page in the language that the browser prefers. */
export function openInBrowserLanguage() {
  keep('', 0)
  location.reload()
}

/**
 * Opens this page in a language if this browser uses another one. Without cookies, or if the server lacks the
 * language, the page stays as it is, because it would reload forever.
 */
export function followLanguage(language: Language) {
  if (keptLanguage() === language) return
  keep(language, yearSeconds)
  if (keptLanguage() === language) location.reload()
}

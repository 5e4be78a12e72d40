import { translations } from '@campanile/messages/translations.ts'
import { afterAll } from 'vitest'

/**
 * Sets German texts for the tests of a file, by catalogue and key; undefined takes one away. The translation may
 * be edited without breaking these tests.
 */
export function setGerman(texts: Record<string, string | undefined>): void {
  translations.de ??= {}
  const german = translations.de as Record<string, string | undefined>
  const before = Object.fromEntries(Object.keys(texts).map((key) => [key, german[key]]))
  const put = (values: Record<string, string | undefined>) => {
    for (const [key, text] of Object.entries(values)) {
      if (text === undefined) delete german[key]
      else german[key] = text
    }
  }
  put(texts)
  afterAll(() => put(before))
}

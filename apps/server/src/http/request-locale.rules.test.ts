import { languages } from '@campanile/messages/languages.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestLocale } from './request-locale.ts'

const offered = { ...languages }
beforeAll(() => {
  Object.assign(languages, { de: { name: 'Deutsch', locale: 'de-DE' } })
})
afterAll(() => {
  for (const key of Object.keys(languages)) if (!(key in offered)) Reflect.deleteProperty(languages, key)
  Object.assign(languages, offered)
})

it.each([
  [undefined, 'en-GB'],
  ['', 'en-GB'],
  ['de', 'de-DE'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de-DE'],
  ['en-US,en;q=0.9,de;q=0.8', 'en-GB'],
  ['en;q=0.2, de;q=0.7', 'de-DE'],
  ['de;q=0, en', 'en-GB'],
  ['xx, de', 'de-DE'],
  ['xx;q=high, *', 'en-GB'],
  ['constructor, __proto__', 'en-GB'],
  ['DE', 'de-DE'],
])('%j is answered in %s', (header, locale) => {
  expect(requestLocale({ headers: { 'accept-language': header } })).toBe(locale)
})

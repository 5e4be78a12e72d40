import { expect, it } from 'vitest'
import { fileIn, isLanguage, languageCodes, languages, offeredLanguages, toLanguage } from './languages.ts'
import { translations } from './translations.ts'

it('English is offered, first, and under the plain names of files', () => {
  expect(offeredLanguages[0]).toBe('en')
  expect(fileIn('en', '/sw.js')).toBe('/sw.js')
  expect(fileIn('de', 'index.html')).toBe('index.de.html')
  expect(fileIn('ar', '.vite/manifest.json')).toBe('.vite/manifest.ar.json')
})

it('every other language has a file of translations', () => {
  expect(['en', ...Object.keys(translations)].sort()).toEqual([...languageCodes].sort())
})

it.each(languageCodes)('%s has Latin digits, 24 hours and its own code', (code) => {
  const { locale } = languages[code]
  expect(toLanguage(locale)).toBe(code)
  expect(new Intl.NumberFormat(locale).format(7)).toBe('7')
  const midnight = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(0)
  expect(midnight).toBe('00:00')
})

it.each(['', 'EN', 'fr', '__proto__', 'constructor', 'toString'])('%j is not a language', (text) => {
  expect(isLanguage(text)).toBe(false)
})

import type { Language } from '@campanile/messages/languages.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptedLanguages, chosenLanguage } from './page-language.ts'

const offered: Language[] = ['en', 'de', 'ar']

describe('Accept-Language', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', ['de', 'de', 'en']],
    ['en;q=0.2, ar;q=0.9', ['ar', 'en']],
    ['EN-gb', ['en']],
    ['de;q=0, en', ['en']],
    ['fr, *;q=0.5', ['fr', '*']],
    ['de;level=1;q=0.3,en;q=0.4', ['en', 'de']],
    ['de;q=none, en;q=0.1', ['en']],
    ['de;q=7, en;q=0.1', ['en']],
    ['zh-Hant-TW, de', ['zh', 'de']],
  ])('%s is read as %j', (header, languages) => expect(acceptedLanguages(header)).toEqual(languages))

  it('is read whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (header) => {
        const chosen = chosenLanguage({ cookie: undefined, accepted: header }, offered)
        expect(chosen === undefined || offered.includes(chosen)).toBe(true)
      }),
    )
  })
})

describe('the language of a page', () => {
  it('is the one selected in this browser, else the first that it prefers', () => {
    expect(chosenLanguage({ cookie: 'ar', accepted: 'de' }, offered)).toBe('ar')
    expect(chosenLanguage({ cookie: undefined, accepted: 'fr,de;q=0.5' }, offered)).toBe('de')
  })

  it('is left to the institution where neither is offered', () => {
    expect(chosenLanguage({ cookie: undefined, accepted: undefined }, offered)).toBeUndefined()
    expect(chosenLanguage({ cookie: 'fr', accepted: 'fr,*' }, offered)).toBeUndefined()
    expect(chosenLanguage({ cookie: 'de', accepted: undefined }, ['en'])).toBeUndefined()
  })

  it.each(['', '../../etc/passwd', '__proto__', 'constructor', 'de/../en', 'DE', 'de\r\nset-cookie: a=b'])(
    'ignores the cookie %j',
    (cookie) => expect(chosenLanguage({ cookie, accepted: 'de' }, offered)).toBe('de'),
  )
})

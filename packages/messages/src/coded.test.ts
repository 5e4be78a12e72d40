import { afterEach, expect, it } from 'vitest'
import { codedMessages, messageText, parseCode } from './coded.ts'
import { mappedMessages } from './mapped.ts'
import { translations } from './translations.ts'

const m = codedMessages('test.leave', {
  giveReason: 'Give a reason',
  notThisWay: '“{kind}” cannot be resolved this way',
  tooManyDays: 'At most {maximum, plural, one {# day} other {# days}}',
})
const statusLabels = mappedMessages('test.statuses', { 'half-day': 'Half day', late: 'Late' })

const { de } = translations
afterEach(() => {
  if (de) translations.de = de
  else delete translations.de
})

it('is a code until it is shown', () => {
  expect(m.giveReason()).toBe('test.leave.giveReason')
  expect(parseCode(m.giveReason())).toEqual({ code: 'test.leave.giveReason', params: {} })
  expect(parseCode(m.tooManyDays({ maximum: 5 }))).toEqual({
    code: 'test.leave.tooManyDays',
    params: { maximum: 5 },
  })
  expect(messageText(m.tooManyDays({ maximum: 1 }), 'en-GB')).toBe('At most 1 day')
})

it('is worded in the language of the reader, and in English where a translation is missing', () => {
  translations.de = {
    'test.leave.tooManyDays': 'Höchstens {maximum, plural, one {# Tag} other {# Tage}}',
    'test.statuses.late': 'Verspätet',
  }
  expect(messageText(m.tooManyDays({ maximum: 1200 }), 'de-AT')).toMatch(/^Höchstens 1.200 Tage$/)
  expect(messageText(m.giveReason(), 'de')).toBe('Give a reason')
  expect(statusLabels('de-DE')).toEqual({ 'half-day': 'Half day', late: 'Verspätet' })
  expect(statusLabels('en-GB')).toEqual({ 'half-day': 'Half day', late: 'Late' })
})

it('may be a parameter of another', () => {
  expect(messageText(m.notThisWay({ kind: 'test.statuses.half-day' }), 'en-GB')).toBe(
    '“Half day” cannot be resolved this way',
  )
})

it.each(['Invalid name', '', 'test.leave.unknown', 'test.leave.giveReason!'])(
  'leaves “%s” as it is',
  (text) => {
    expect(parseCode(text)).toBeUndefined()
    expect(messageText(text, 'de')).toBe(text)
  },
)

it('keeps text that people typed', () => {
  const kind = 'a “quote”, {braces} and\nlines'
  expect(messageText(m.notThisWay({ kind }), 'en-GB')).toBe(`“${kind}” cannot be resolved this way`)
})

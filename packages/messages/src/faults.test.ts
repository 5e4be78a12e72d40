import { describe, expect, it } from 'vitest'
import { faultsOfText, faultsOfTranslation } from './faults.ts'

describe('a text', () => {
  it.each([
    ['Save', 'en-GB', []],
    ['{n, plural, one {# day} other {# days}}', 'en-GB', []],
    ['{n, plural, other {# days}}', 'en-GB', ['it lacks the plural form one']],
    [
      '{n, plural, one {#} other {#}}',
      'ar',
      ['zero', 'two', 'few', 'many'].map((it) => `it lacks the plural form ${it}`),
    ],
    ['{k, select, a {{n, plural, other {#}}} other {}}', 'de-DE', ['it lacks the plural form one']],
    ['<b>{n, plural, other {#}}</b>', 'de-DE', ['it lacks the plural form one']],
    [
      '{n, selectordinal, one {#st} other {#th}}',
      'en-GB',
      ['it lacks the plural form two', 'it lacks the plural form few'],
    ],
    ['It’s {name}', 'en-GB', []],
    ["It'{name}", 'en-GB', ['a straight apostrophe before a brace or tag quotes it; write ’']],
    [' of {name}', 'en-GB', ['it begins or ends with a space']],
    ['{n, plural, one {#}', 'en-GB', [expect.stringContaining('it can’t be read')]],
  ])('%s in %s has the faults %j', (text, locale, faults) => {
    expect(faultsOfText(text, locale)).toEqual(faults)
  })
})

describe('a translation', () => {
  const english = '{n, plural, one {# day of {name}} other {# days of {name}}}'

  it.each([
    ['{n, plural, one {# Tag von {name}} other {# Tage von {name}}}', english, []],
    ['{name}', english, []],
    ['{n, plural, one {# Tag} other {# Tage}}', english, ['it lacks {name}']],
    ['{wer}', '{who}', ['it has {wer}, which the English lacks', 'it lacks {who}']],
    ['{count}', '{count, plural, one {#} other {#}}', []],
    ['{who}', '{who, select, a {A} other {B}}', ['{who} has to be a select']],
    ['<a>{x}</a>', '<b>{x}</b>', ['it has {a}, which the English lacks', 'it lacks {b}']],
    ['Fragen Sie <link>uns</link>.', 'Ask <link>us</link>.', []],
    [' Ja', 'Yes', ['it begins or ends with a space']],
  ])('%s for %s has the faults %j', (translation, original, faults) => {
    expect(faultsOfTranslation(translation, original, 'de-DE')).toEqual(faults)
  })
})

import { expect, test } from 'vitest'
import { format } from './format.ts'
import { pseudo } from './pseudo.ts'

test('accents and lengthens words, and keeps parameters', () => {
  expect(pseudo('Save')).toBe('Šááṽéé')
  expect(
    format(pseudo('{name} has {days, plural, one {# day} other {# days}} left.'), 'en-GB', {
      name: 'Ada',
      days: 2,
    }),
  ).toBe('Ada ĥááš 2 đááýš ĺééƒŧ.')
  expect(pseudo('Ask <link>an admin</link>.')).toBe('Ášķ <link>ááñ ááđɱííñ</link>.')
})

import { expect, it } from 'vitest'
import { defaultLocale, textDirection } from './locale.ts'

it.each([
  [defaultLocale, 'ltr'],
  ['de', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['FA-ir', 'rtl'],
  ['he', 'rtl'],
  ['arn', 'ltr'],
])('%s runs %s', (locale, direction) => expect(textDirection(locale)).toBe(direction))

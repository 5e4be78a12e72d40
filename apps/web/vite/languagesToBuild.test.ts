import { expect, it } from 'vitest'
import { offeredLanguages } from '../../../packages/messages/src/languages.ts'
import { languagesToBuild } from './languagesToBuild.ts'

it('are all offered languages', () => {
  expect(languagesToBuild(undefined)).toEqual(offeredLanguages)
  expect(languagesToBuild('')).toEqual(offeredLanguages)
})

it('can be limited, or extended by one that is being translated; English is always among them, and first', () => {
  expect(languagesToBuild('en')).toEqual(['en'])
  expect(languagesToBuild('ar, de,ar')).toEqual(['en', 'ar', 'de'])
})

it('must exist', () => {
  expect(() => languagesToBuild('en,xx,__proto__')).toThrow('there is no language xx, __proto__')
})

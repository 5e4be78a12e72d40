import { expect, it } from 'vitest'
import { destinationsFor } from '../nav.ts'
import { screensFor } from './paletteScreens.ts'
import { fitting } from './searchWords.ts'

const labels = (typed: string) => fitting(screensFor('admin'), typed).map(({ label }) => label)

it('finds screens by the beginnings of their words, in any order', () => {
  expect(labels('man use')).toEqual(['User Management'])
  expect(labels('MITIG')).toEqual(['Mitigation Forms'])
  expect(labels('nowhere')).toEqual([])
  expect(labels('')).toHaveLength(destinationsFor('admin').length)
})

import { describe, expect, it } from 'vitest'
import { cellAbilities, sheetAbilities } from './results.policy.ts'

const admin = { role: 'admin' as const }
const lecturer = { role: 'lecturer' as const }
const names = (can: object) => Object.entries(can).flatMap(([name, allowed]) => (allowed ? [name] : []))

describe('a sheet', () => {
  it.each([
    ['a lecturer', 'draft', lecturer, ['enter', 'submit']],
    ['a lecturer', 'submitted', lecturer, []],
    ['a lecturer', 'published', lecturer, []],
    ['an admin', 'draft', admin, ['enter', 'submit', 'withhold']],
    ['an admin', 'submitted', admin, ['enter', 'reopen', 'publish', 'withhold']],
    ['an admin', 'published', admin, ['withhold']],
  ] as const)('%s has these actions on a sheet that is %s', (_, status, who, expected) => {
    expect(names(sheetAbilities(who, { status }))).toEqual(expected)
  })
})

describe('a cell', () => {
  const releasedAt = new Date('2026-11-16T10:00:00Z')
  const expected = { isExpected: true, releasedAt: null }

  it.each([
    ['a student’s, on a draft', lecturer, 'draft', expected, ['enter']],
    ['a student’s, on a submitted sheet', lecturer, 'submitted', expected, []],
    ['a student’s, on a submitted sheet, by an admin', admin, 'submitted', expected, ['enter']],
    ['one that its student has seen', lecturer, 'draft', { ...expected, releasedAt }, []],
    ['one that its student has seen, by an admin', admin, 'draft', { ...expected, releasedAt }, ['correct']],
    ['a published one', lecturer, 'published', expected, []],
    ['a published one, by an admin', admin, 'published', expected, ['correct']],
    ['one for whom the sheet is not', admin, 'draft', { ...expected, isExpected: false }, []],
    ['a published one for whom the sheet is not', admin, 'published', { ...expected, isExpected: false }, []],
  ] as const)('%s', (_, who, status, cell, abilities) => {
    expect(names(cellAbilities(who, { status }, cell))).toEqual(abilities)
  })
})

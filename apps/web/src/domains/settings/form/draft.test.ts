import { type SettingPath, settingLabels } from '@campanile/contract/settings/setting-words.ts'
import { institutionSettings } from '@campanile/contract/settings/settings.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { sectionPaths } from '../sectionPaths.ts'
import { changedPaths, readSettingsDraft, settingsDraft, valueAt, withValue } from './draft.ts'
import { settingFields } from './settingFields.ts'

const paths = Object.keys(settingLabels) as SettingPath[]
const usual = z.parse(
  institutionSettings,
  Object.fromEntries(Object.keys(institutionSettings.shape).map((section) => [section, {}])),
)

test('every setting of the contract has a name, a field and a place in one section', () => {
  const known = Object.entries(institutionSettings.shape).flatMap(([section, { shape }]) =>
    Object.keys(shape).map((name) => `${section}.${name}`),
  )
  expect([...paths].sort()).toEqual(known.sort())
  expect(Object.keys(settingFields).sort()).toEqual(known.sort())
  expect(Object.values(sectionPaths).flat().sort()).toEqual(known.sort())
})

test('the values of a form are read back unchanged', () => {
  const { values, errors } = readSettingsDraft(usual, settingsDraft(usual, paths))
  expect(errors).toEqual({})
  expect(values).toEqual(usual)
})

test('a number is accepted exactly within the bounds of its field', () => {
  const numbers = paths.filter((path) => settingFields[path].kind === 'number')
  fc.assert(
    fc.property(fc.constantFrom(...numbers), fc.integer({ min: -10, max: 40_000 }), (path, typed) => {
      const field = settingFields[path]
      if (field.kind !== 'number') return
      const { errors, values } = readSettingsDraft(usual, { [path]: String(typed) })
      const fits = typed >= field.least && typed <= field.most
      expect(path in errors).toBe(!fits)
      expect(valueAt(values, path)).toBe(fits ? typed : valueAt(usual, path))
    }),
  )
})

test.each(['', '  ', 'ten', '1e999', '12.5', '١٠'])('%j is not a whole number', (typed) => {
  expect(readSettingsDraft(usual, { 'attendance.disputeDays': typed }).errors).toEqual({
    'attendance.disputeDays': 'Enter a whole number from 0 to 365',
  })
})

test('lists accept commas, spaces and line breaks', () => {
  const { values } = readSettingsDraft(usual, { 'attendance.campusNetworks': '10.0.0.0/8,\n 2001:db8::/32 ' })
  expect(values.attendance.campusNetworks).toEqual(['10.0.0.0/8', '2001:db8::/32'])
  expect(readSettingsDraft(usual, { 'attendance.campusNetworks': 'home' }).errors).toHaveProperty([
    'attendance.campusNetworks',
  ])
})

test('changes by another admin are distinguished from unchanged values', () => {
  const theirs = withValue(usual, 'faces.kiosk', true)
  expect(changedPaths(usual, theirs, paths)).toEqual(['faces.kiosk'])
  expect(changedPaths(usual, theirs, sectionPaths.attendance)).toEqual([])
})

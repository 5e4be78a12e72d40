import { roles } from '@campanile/contract/roles.ts'
import { expect, test } from 'vitest'
import { tabsFor } from './personTabs.ts'

test('admins see all tabs of a role', () => {
  expect(tabsFor('admin', 'student')).toContain('results')
  expect(tabsFor('admin', 'lecturer')).toContain('pay')
  expect(tabsFor('admin', 'staff')).not.toContain('classes')
  for (const role of roles) expect(tabsFor('admin', role)).toContain('activity')
})

test('lecturers see the tabs about their classes', () => {
  expect(tabsFor('lecturer', 'student')).toEqual(['overview', 'attendance', 'classes', 'results'])
})

test('every page begins with the overview', () => {
  for (const viewer of ['admin', 'lecturer'] as const)
    for (const role of roles) expect(tabsFor(viewer, role)[0]).toBe('overview')
})

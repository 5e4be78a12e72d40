import { everyone, roles } from '@campanile/contract/roles.ts'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { appRoutes, fullScreenRoutes, publicRoutes, settingsRoutes, visitorRoutes } from './routes.tsx'
import { destinationsFor } from './shell/nav.ts'
import { settingsGroupsFor } from './shell/settings/settingsSections.ts'

const underApp = [...appRoutes, ...settingsRoutes, ...fullScreenRoutes]

test('every menu entry of a role is a screen it can open', () => {
  for (const role of roles) {
    for (const { label, to } of destinationsFor(role)) {
      const route = underApp.find(({ path }) => matchPath(`/app/${path}`, to))
      expect(route, label).toBeDefined()
      expect(route?.roles, label).toContain(role)
    }
  }
})

test('each section of the settings is listed for the roles that may open it, and no other', () => {
  for (const role of roles) {
    const listed = settingsGroupsFor(role).flatMap(({ sections }) => sections.map(({ to }) => to))
    const open = settingsRoutes.filter((route) => route.roles !== 'public' && route.roles.includes(role))
    expect(listed.toSorted()).toEqual(open.map(({ path }) => `/app/${path}`).toSorted())
  }
})

test('nothing under /app is open without sign-in', () => {
  expect(underApp.map((route) => route.roles)).not.toContain('public')
})

test('no path appears twice', () => {
  const paths = [...publicRoutes, ...visitorRoutes, ...underApp].map((route) => route.path)
  expect(new Set(paths).size).toBe(paths.length)
})

/** spec.md section 2, Protected shell. Two screens show other roles a message themselves. */
const specified = {
  dashboard: everyone,
  attendance: everyone,
  'manage-attendance': ['admin'],
  'student-attendance': ['admin'],
  users: ['admin'],
  classes: ['admin'],
  reports: ['admin'],
  analytics: ['admin'],
  assignments: ['admin'],
  'late-submissions': ['admin'],
  'admin-leave-requests': ['admin'],
  'exam-management': ['admin'],
  'student-results': ['admin'],
  'add-results': ['admin'],
  payroll: ['admin'],
  schedule: ['lecturer', 'student'],
  'my-assignments': everyone,
  'leave-requests': ['lecturer', 'staff'],
  mitigation: everyone,
  'my-payroll': ['lecturer', 'staff'],
  settings: everyone,
  'setup/face-registration': everyone,
}

test('every route of the specification exists, for its roles', () => {
  for (const [path, allowed] of Object.entries(specified))
    expect(underApp.find((route) => route.path === path)?.roles, path).toEqual(allowed)
})

test('every public route of the specification exists without the guard', () => {
  const open = [...publicRoutes, ...visitorRoutes].map((route) => route.path)
  expect(open).toEqual(
    expect.arrayContaining([
      '/create-account',
      '/admin-setup',
      '/direct-dashboard',
      '/attendance/:classId/:token',
      '/staff-attendance/:linkId',
      '/lecturer-attendance/:linkId',
    ]),
  )
})

import { roles } from '@campanile/contract/roles.ts'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { appRoutes, fullScreenRoutes, publicRoutes, visitorRoutes } from './routes.tsx'
import { destinationsFor } from './shell/nav.ts'

const underApp = [...appRoutes, ...fullScreenRoutes]

test('every destination a role is offered is a screen it may open', () => {
  for (const role of roles) {
    for (const { label, to } of destinationsFor(role)) {
      const route = underApp.find(({ path }) => matchPath(`/app/${path}`, to))
      expect(route, label).toBeDefined()
      expect(route?.roles, label).toContain(role)
    }
  }
})

test('nothing under /app is open to strangers', () => {
  expect(underApp.map((route) => route.roles)).not.toContain('public')
})

test('no path stands twice', () => {
  const paths = [...publicRoutes, ...visitorRoutes, ...underApp].map((route) => route.path)
  expect(new Set(paths).size).toBe(paths.length)
})

import { roles } from '@campanile/contract/roles.ts'
import { expect, test } from 'vitest'
import { appRoutes, settingsRoutes } from '../../routes.tsx'
import { topicAt } from './topics.ts'

test('each screen has help for every role that can open it', () => {
  const missing = roles.flatMap((role) =>
    [...appRoutes, ...settingsRoutes]
      .filter((route) => route.roles !== 'public' && route.roles.includes(role))
      .filter(({ path }) => !topicAt(`/app/${path.replaceAll(/:\w+/g, 'x')}`, role))
      .map(({ path }) => `${role} at ${path}`),
  )
  expect(missing).toEqual([])
})

test('a screen is explained for the role that opens it', () => {
  expect(topicAt('/app/attendance', 'student')?.text).toContain('Scan the code')
  expect(topicAt('/app/attendance', 'staff')?.text).toContain('when you arrive')
  expect(topicAt('/app/nowhere', 'staff')).toBeUndefined()
})

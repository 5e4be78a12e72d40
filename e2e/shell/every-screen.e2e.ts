import type { Role } from '@campanile/contract/roles.ts'
import { partsOf, screens } from '../support/screens.ts'
import { onScreensOf } from '../support/screens-of.ts'
import { watchSettling } from '../support/settling.ts'
import { test } from '../support/test.ts'
import { expectShown, followLink, watchFaults } from '../support/walk.ts'

// The workers share the tests of this file.
test.describe.configure({ mode: 'parallel' })

for (const role of Object.keys(screens) as Role[]) {
  for (const [index, paths] of partsOf(screens[role], 25).entries()) {
    test(`every screen of the ${role} opens without an error, part ${index + 1}`, {
      tag: '@journey',
    }, async ({ campus, visit }) => {
      const { page, pathOf } = await onScreensOf(role, { campus, visit })
      const expectNoFaults = watchFaults(page)
      const isSettled = watchSettling(page)
      await page.goto('/app/dashboard')
      await isSettled()
      for (const path of paths.map(pathOf)) {
        await followLink(page, path)
        await isSettled()
        await expectShown(page, path)
      }
      expectNoFaults()
    })
  }
}

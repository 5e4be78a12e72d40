import type { Role } from '@campanile/contract/roles.ts'
import { partsOf, screens } from '../support/screens.ts'
import { onScreensOf } from '../support/screens-of.ts'
import { watchSettling } from '../support/settling.ts'
import { expect, test } from '../support/test.ts'

// The workers share the tests of this file.
test.describe.configure({ mode: 'parallel' })

for (const role of Object.keys(screens) as Role[]) {
  for (const [index, paths] of partsOf(screens[role]).entries()) {
    test(`every screen of the ${role} opens without a fault, part ${index + 1}`, {
      tag: '@journey',
    }, async ({ campus, visit }) => {
      const { page, pathOf } = await onScreensOf(role, { campus, visit })
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
      page.on('response', (answer) => {
        if (answer.status() >= 500) faults.push(`${page.url()}: ${answer.status()} ${answer.url()}`)
      })
      const isSettled = watchSettling(page)
      for (const path of paths.map(pathOf)) {
        await page.goto(path)
        await isSettled()
        await expect(page.getByRole('heading', { name: 'This screen could not be shown' }), path).toHaveCount(
          0,
        )
      }
      expect(faults).toEqual([])
    })
  }
}

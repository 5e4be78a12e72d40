import type { Role } from '@campanile/contract/roles.ts'
import { m as shellWords } from '@campanile/web/src/shell/messages.ts'
import type { Page } from '@playwright/test'
import { partsOf, screens } from '../support/screens.ts'
import { onScreensOf } from '../support/screens-of.ts'
import { watchSettling } from '../support/settling.ts'
import { expect, test } from '../support/test.ts'

// The workers share the tests of this file.
test.describe.configure({ mode: 'parallel' })

/** Opens a screen as a click on a link does, which is much faster than loading the page again. */
const followLink = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

for (const role of Object.keys(screens) as Role[]) {
  for (const [index, paths] of partsOf(screens[role], 25).entries()) {
    test(`every screen of the ${role} opens without a fault, part ${index + 1}`, {
      tag: '@journey',
    }, async ({ campus, visit }) => {
      const { page, pathOf } = await onScreensOf(role, { campus, visit })
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
      page.on('response', (answer) => {
        // No screen asks for what its own role may not read.
        const isFault = answer.status() >= 500 || answer.status() === 403
        if (isFault) faults.push(`${page.url()}: ${answer.status()} ${answer.url()}`)
      })
      const isSettled = watchSettling(page)
      await page.goto('/app/dashboard')
      await isSettled()
      for (const path of paths.map(pathOf)) {
        await followLink(page, path)
        await isSettled()
        await expect(
          page.getByRole('heading', { name: shellWords.weCouldntShowThisScreen() }),
          path,
        ).toHaveCount(0)
      }
      expect(faults).toEqual([])
    })
  }
}

import type { Role } from '@campanile/contract/roles.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast } from '../support/accessibility.ts'
import { partsOf, screens, strangers } from '../support/screens.ts'
import { onScreensOf } from '../support/screens-of.ts'
import { watchScripts } from '../support/script-budget.ts'
import { watchSettling } from '../support/settling.ts'
import { expect, test } from '../support/test.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

// The workers share the tests of this file, which would otherwise keep one of them busy for longest.
test.describe.configure({ mode: 'parallel' })

async function wear(page: Page, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark')
}

async function expectNoOverflow(page: Page, path: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
}

/**
 * Opens the pages one after the other, lets each settle and checks it in both sizes and themes: on desktop,
 * everything in light and contrast in dark; on a phone, everything in dark and contrast in light. Each page is
 * loaded without a cache, which shows whether its scripts stay within their budget.
 */
async function expectFine(page: Page, paths: string[]) {
  const isSettled = watchSettling(page)
  const open = await watchScripts(page)
  for (const path of paths) {
    await page.setViewportSize(desk)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await open(path)
    await test.step(`${path}, desk, light`, () => expectAccessible(page))
    await wear(page, 'dark')
    await test.step(`${path}, desk, dark`, () => expectContrast(page))
    await expectNoOverflow(page, path)
    await page.setViewportSize(phone)
    await isSettled()
    await test.step(`${path}, phone, dark`, () => expectAccessible(page))
    await wear(page, 'light')
    await test.step(`${path}, phone, light`, () => expectContrast(page))
    await expectNoOverflow(page, path)
  }
}

for (const role of Object.keys(screens) as Role[]) {
  for (const [index, paths] of partsOf(screens[role], 7).entries()) {
    test(`the ${role}’s screens are accessible and load few scripts, part ${index + 1}`, async ({
      campus,
      visit,
    }) => {
      const { page, pathOf } = await onScreensOf(role, { campus, visit })
      await expectFine(page, paths.map(pathOf))
    })
  }
}

test('the pages that need no sign-in are accessible and load few scripts', async ({ visit }) => {
  await expectFine(await visit(), strangers)
})

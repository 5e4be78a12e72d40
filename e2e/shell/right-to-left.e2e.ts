import type { Role } from '@campanile/contract/roles.ts'
import { languageCookie } from '@campanile/messages/languages.ts'
import type { Page } from '@playwright/test'
import { untilAtRest } from '../support/accessibility.ts'
import { cutElements } from '../support/cut-elements.ts'
import { partsOf, screens, strangers } from '../support/screens.ts'
import { onScreensOf } from '../support/screens-of.ts'
import { watchSettling } from '../support/settling.ts'
import { expect, test } from '../support/test.ts'
import { followLink } from '../support/walk.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

// The workers share the tests of this file.
test.describe.configure({ mode: 'parallel' })

/** Reads the pages in Arabic, which is written from right to left. */
const readArabic = (page: Page, url: string) =>
  page.context().addCookies([{ name: languageCookie, value: 'ar', url }])

async function expectNothingCut(page: Page, paths: readonly string[]) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const isSettled = watchSettling(page)
  for (const [index, path] of paths.entries()) {
    await (index === 0 ? page.goto(path) : followLink(page, path))
    for (const size of sizes) {
      await page.setViewportSize(size)
      await isSettled()
      await untilAtRest(page)
      const at = `${path} at ${size.width}`
      expect(await page.evaluate(() => document.documentElement.dir), at).toBe('rtl')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(overflow, `${at} scrolls sideways`).toBeLessThanOrEqual(0)
      expect.soft(await page.evaluate(cutElements), at).toEqual([])
    }
  }
}

for (const role of Object.keys(screens) as Role[]) {
  for (const [index, paths] of partsOf(screens[role], 25).entries()) {
    test(`the ${role}’s screens read from right to left, part ${index + 1}`, async ({ campus, visit }) => {
      const { page, pathOf } = await onScreensOf(role, { campus, visit })
      await readArabic(page, campus.url)
      await expectNothingCut(page, paths.map(pathOf))
    })
  }
}

test('the pages that need no sign-in read from right to left', async ({ campus, visit }) => {
  const page = await visit()
  await readArabic(page, campus.url)
  await expectNothingCut(page, strangers)
})

test('an element that is cut at either edge is found', async ({ visit }) => {
  const page = await visit()
  await page.setContent(`<html dir="rtl"><main style="overflow: hidden">
    <button>Whole</button>
    <button style="position: relative; right: -400px">Start</button>
    <p style="width: max-content; margin-inline-end: -9000px; word-spacing: 9000px">To the end</p>
  </main></html>`)
  expect(await page.evaluate(cutElements)).toEqual([
    'button "Start" is cut at the right',
    'p "To the end" is cut at the left',
  ])
})

test('arrow keys follow the direction', async ({ campus, visit }) => {
  const { page } = await onScreensOf('student', { campus, visit })
  await readArabic(page, campus.url)
  await page.goto('/app/schedule')
  const heading = page.getByRole('heading', { level: 2 }).first()
  // The week of the term follows when the terms are loaded.
  await expect(heading).toContainText('الأسبوع')
  const thisWeek = await heading.textContent()
  await page.keyboard.press('ArrowRight')
  await expect(heading).not.toHaveText(thisWeek ?? '')
  await page.keyboard.press('ArrowLeft')
  await expect(heading).toHaveText(thisWeek ?? '')
  await page.keyboard.press('ArrowLeft')
  await expect(heading).not.toHaveText(thisWeek ?? '')
})

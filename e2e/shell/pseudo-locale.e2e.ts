import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@campanile/contract/roles.ts'
import type { Page } from '@playwright/test'
import { buildPseudoPages, showPseudoPages } from '../support/pseudo-pages.ts'
import { partsOf, screens, strangers } from '../support/screens.ts'
import { onScreensOf } from '../support/screens-of.ts'
import { watchSettling } from '../support/settling.ts'
import { expect, test } from '../support/test.ts'
import { watchData } from '../support/untranslated.ts'
import { followLink } from '../support/walk.ts'

let folder = ''
test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await mkdtemp(join(tmpdir(), 'campanile-pseudo-'))
  await buildPseudoPages(folder)
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Every text comes from a catalogue, and text that is 40 % longer fits. */
async function expectTranslatable(page: Page, paths: readonly string[]) {
  await showPseudoPages(page, folder)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const isSettled = watchSettling(page)
  const untranslated = watchData(page)
  for (const [index, path] of paths.entries()) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await (index === 0 ? page.goto(path) : followLink(page, path))
    await isSettled()
    expect.soft(await untranslated(), path).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await isSettled()
    expect.soft(await untranslated(), `${path} at 390`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
  }
}

for (const role of Object.keys(screens) as Role[])
  for (const [index, paths] of partsOf(screens[role], 20).entries())
    test(`the ${role}’s screens are translated and fit, part ${index + 1}`, async ({ campus, visit }) => {
      const { page, pathOf } = await onScreensOf(role, { campus, visit })
      await expectTranslatable(page, paths.map(pathOf))
    })

test('the pages that need no sign-in are translated and fit', async ({ visit }) => {
  await expectTranslatable(await visit(), strangers)
})

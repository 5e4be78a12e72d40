import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[]
}

/**
 * Waits for animations to end, because colours lack contrast halfway. Endless animations do not count, nor do
 * bars that run down, because they start again every second.
 */
const atRest = `async () => {
  const frame = () => new Promise(requestAnimationFrame)
  const gliding = () =>
    document.getAnimations().filter((each) => each.playState === 'running' && each.transitionProperty !== 'width' &&
      each.effect?.getComputedTiming().endTime < Infinity)
  do {
    await frame()
    await frame()
    await Promise.allSettled(gliding().map((each) => each.finished))
  } while (gliding().length > 0)
}`

export const untilAtRest = (page: Page): Promise<void> => page.evaluate(`(${atRest})()`)

/** Looks from the top of the page: further down, the bar at the top may cover half a button, which then seems too small. */
const atTop = `async (look) => {
  const top = scrollY
  scrollTo({ top: 0, behavior: 'instant' })
  try {
    return await look()
  } finally {
    scrollTo({ top, behavior: 'instant' })
  }
}`

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects no axe-core violation once the page's animations have ended. */
export const expectAccessible = (page: Page): Promise<void> => expectNothing(page, everything)

/** The same for contrast only, which is all that another theme can change. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNothing(page, { type: 'rule', values: ['color-contrast'] })

/** How often the page is checked, in case an animation starts while axe runs. */
const looks = 3

async function expectNothing(page: Page, runOnly: unknown): Promise<void> {
  // Every page has a heading. Until then, there is nothing to check.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  let found = await violationsOf(page, runOnly)
  for (let look = 1; look < looks && found.length > 0; look++) found = await violationsOf(page, runOnly)
  expect(found).toEqual([])
}

async function violationsOf(page: Page, runOnly: unknown): Promise<string[]> {
  const options = JSON.stringify({ resultTypes: ['violations'], runOnly })
  // Evaluated through the debugger, because the page's content security policy allows no other scripts.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate<AxeResult>(
    `(${atTop})(() => (${atRest})().then(() => axe.run(document, ${options})))`,
  )
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  )
}

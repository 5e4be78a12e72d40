import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[]
}

/** Waits until what glides has arrived: halfway, colours lack contrast. What turns for ever does not count. */
const atRest = `(async () => {
  const frame = () => new Promise(requestAnimationFrame)
  const gliding = () =>
    document.getAnimations().filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime < Infinity)
  do {
    await frame()
    await frame()
    await Promise.allSettled(gliding().map((each) => each.finished))
  } while (gliding().length > 0)
})()`

/** axe-core finds nothing on the page once it is at rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(atRest)
  // Evaluated by the debugger, because the page's own policy allows no foreign script.
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate<AxeResult>(
    "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })",
  )
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  )
  expect(found).toEqual([])
}

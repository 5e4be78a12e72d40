import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Presses “Try again” until the content appears. Pages also retry automatically, so the button may be gone.
 */
export const tryAgain = (page: Page, brought: Locator): Promise<void> =>
  expect(async () => {
    const button = page.getByRole('button', { name: 'Try again' })
    if (await button.isVisible()) await button.click({ timeout: 5_000 })
    await expect(brought).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 40_000 })

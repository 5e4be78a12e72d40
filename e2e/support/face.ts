import { expect, type Page } from '@playwright/test'

/** Consents, and registers the face in front of the camera. */
export async function registerFace(page: Page) {
  await page.goto('/app/setup/face-registration?start=1')
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await page.getByRole('button', { name: 'Register Face' }).click({ timeout: 60_000 })
  await expect(page.getByText('Face registered successfully!')).toBeVisible({ timeout: 20_000 })
  await page.context().close()
}

/** Starts a face check with this button, asking for another movement while it is one the film does not show. */
export async function showFace(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const smile = page.getByRole('status').getByText(/smile/i)
  const movement = page.getByRole('status').getByText(/turn|smile/i)
  await expect(movement.first()).toBeVisible({ timeout: 30_000 })
  while (await smile.isVisible()) await page.getByRole('button', { name: 'Try another action' }).click()
}

import { expect, type Page } from '@playwright/test'

export const registerPath = (sessionId: string) => `/app/attendance/sessions/${sessionId}`

/** A student's line of the roster, with its mark. */
export const studentRow = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Students' }).getByRole('button', { name })

/** Opens the register of a session that is on, and starts check-in with the usual times. */
export async function startCheckIn(page: Page, sessionId: string) {
  await page.goto(registerPath(sessionId))
  await page.getByRole('button', { name: 'Start check-in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start check-in' }).click()
  await expect(page.getByText('Live since')).toBeVisible()
}

/** Closes an open check-in from its register. */
export async function closeCheckIn(page: Page) {
  await page.getByRole('button', { name: 'Close check-in' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close check-in' }).click()
}

import { inventFace, makeRegistration } from '@campanile/server/testing/test-face.ts'
import { expect, type Page } from '@playwright/test'

/** Gives consent and registers the face in front of the camera. */
export async function registerFace(page: Page) {
  await page.goto('/app/setup/face-registration?start=1')
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await page.getByRole('button', { name: 'Register Face' }).click({ timeout: 60_000 })
  await expect(page.getByText('Face registered successfully!')).toBeVisible({ timeout: 20_000 })
  await page.context().close()
}

/** Gives consent and registers an invented face, which no camera shows. */
export async function registerInventedFace(page: Page, origin: string) {
  const call = async (method: string, path: string, data?: object) => {
    const options = { method, headers: { origin }, ...(data && { data }) }
    const answer = await page.request.fetch(`${origin}/api/faces/mine${path}`, options)
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  const { consent } = await call('GET', '')
  await call('POST', '/consent', { version: consent.version })
  await call('PUT', '', await makeRegistration(inventFace(), new Date()))
}

/** Asks for another movement until it matches. */
export async function chooseMovement(page: Page, suits: RegExp) {
  const movement = page.getByText(/^Your movement:/)
  await expect(movement).toBeVisible({ timeout: 60_000 })
  for (;;) {
    const asked = await movement.innerText()
    if (suits.test(asked)) return
    await page.getByRole('button', { name: 'Try another action' }).click()
    await expect(movement).not.toHaveText(asked)
  }
}

/** Starts a face check with this button, and asks for another movement until it is one that films show. */
export async function showFace(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  await chooseMovement(page, /turn/)
}

import { m as displaysWords } from '@campanile/web/src/domains/displays/messages.ts'
import { expect, type Page } from '@playwright/test'

export const pairingCode = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/

/** Opens `/display` on one device, and pairs it on another, on the page of its target or in the settings. */
export async function pairDisplay(person: Page, display: Page, name: string) {
  await display.goto('/display')
  const code = await display.getByText(pairingCode).innerText()
  await person.getByRole('button', { name: 'Pair a display' }).click()
  const dialog = person.getByRole('dialog', { name: 'Pair a display' })
  await dialog.getByLabel(displaysWords.codeOnTheDisplay()).fill(code)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Pair display' }).click()
  await expect(person.getByRole('list', { name: 'Paired displays' })).toContainText(name)
}

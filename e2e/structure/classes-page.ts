import type { Locator, Page } from '@playwright/test'

export const classesPath = '/app/classes'

/** Types into a combo field and takes the option that is meant. */
export async function choose(within: Page | Locator, label: string, text: string) {
  await within.getByRole('combobox', { name: label }).fill(text)
  await within.getByRole('option', { name: text }).first().click()
}

/** Opens a part of Class Management and the dialog in which something is added to it. */
export async function add(page: Page, part: string, button: string) {
  await page.goto(part === 'classes' ? classesPath : `${classesPath}/${part}`)
  await page.getByRole('button', { name: button }).click()
  return page.getByRole('dialog')
}

/** Chooses an act from the menu of a row. */
export async function act(page: Page, row: string, name: string) {
  await page.getByRole('button', { name: `Actions for ${row}` }).click()
  await page.getByRole('menuitem', { name }).click()
}

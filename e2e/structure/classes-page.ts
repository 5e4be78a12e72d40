import type { Locator, Page } from '@playwright/test'

export const classesPath = '/app/classes'

/** Types into a combobox and selects the matching option. */
export async function choose(within: Page | Locator, label: string, text: string) {
  await within.getByRole('combobox', { name: label }).fill(text)
  await within.getByRole('option', { name: text }).first().click()
}

/** Opens a part of Class Management and its dialog for adding a row. */
export async function add(page: Page, part: string, button: string) {
  await page.goto(part === 'classes' ? classesPath : `${classesPath}/${part}`)
  await page.getByRole('button', { name: button }).click()
  return page.getByRole('dialog')
}

/** Selects an action from the menu of a row. */
export async function act(page: Page, row: string, name: string) {
  await page.getByRole('button', { name: `Actions for ${row}` }).click()
  await page.getByRole('menuitem', { name }).click()
}

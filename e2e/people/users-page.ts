import type { Page } from '@playwright/test'

export const usersPath = '/app/users'

/** Opens the list with this search. */
export const findUser = (page: Page, search: string) =>
  page.goto(`${usersPath}?search=${encodeURIComponent(search)}`)

/** The row of the person with this email address. */
export const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

/** Selects an action from the menu of a row. */
export async function act(page: Page, email: string, name: string) {
  await rowOf(page, email).getByRole('button', { name: 'Actions for' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Opens the form of a person in the list. */
export async function edit(page: Page, email: string) {
  await rowOf(page, email).getByRole('button', { name: 'Edit' }).click()
  return page.getByRole('dialog')
}

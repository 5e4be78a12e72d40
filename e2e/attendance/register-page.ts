import { expect, type Page } from '@playwright/test'
import type { Campus } from '../support/campus.ts'

export const registerPath = (sessionId: string) => `/app/attendance/sessions/${sessionId}`

/** A current session of a class with two lecturers and with Ana, Ben and Cai. */
export async function taughtSession({ make }: Campus) {
  const [lecturer, colleague] = [await make.lecturer(), await make.lecturer()]
  const students = [
    await make.student({ firstName: 'Ana', lastName: 'Adams' }),
    await make.student({ firstName: 'Ben', lastName: 'Brown' }),
    await make.student({ firstName: 'Cai', lastName: 'Clark' }),
  ]
  const taught = await make.class([lecturer, colleague], students)
  const session = await make.session(taught.id)
  return { lecturer, colleague, students, sessionId: session.id, classId: taught.id, ...taught }
}

/** A student's line in the register, with their record. */
export const studentRow = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Students' }).getByRole('button', { name })

/** Opens the register of a current session, and starts check-in with the default times. */
export async function startCheckIn(page: Page, sessionId: string) {
  await page.goto(registerPath(sessionId))
  await page.getByRole('button', { name: 'Start check-in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start check-in' }).click()
  await expect(page.getByText('Live since')).toBeVisible()
}

/** Closes check-in from the register. */
export async function closeCheckIn(page: Page) {
  await page.getByRole('button', { name: 'Close check-in' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close check-in' }).click()
}

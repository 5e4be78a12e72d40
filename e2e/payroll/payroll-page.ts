import { randomUUID } from 'node:crypto'
import { testPassword } from '@campanile/server/testing/factories.ts'
import { expect, type Page } from '@playwright/test'
import type { Campus } from '../support/campus.ts'

export const payrollPath = '/app/payroll'
export const myPayrollPath = '/app/my-payroll'

/**
 * The month that was this many months ago, such as "2025-03". Stories use months before the people of other
 * stories were employed, so that their runs do not include them.
 */
export function monthsAgo(months: number): string {
  const at = new Date()
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months, 1)).toISOString().slice(0, 7)
}

/** Such as "March 2025". */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** A working day of a month: `week` weeks and `weekday` days after its first Monday. */
export function dayOf(month: string, week: number, weekday: number): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  const toMonday = (8 - (first.getUTCDay() || 7)) % 7
  return new Date(first.getTime() + (toMonday + 7 * week + weekday) * 86_400_000).toISOString().slice(0, 10)
}

/** Sets up data through the API that the story is not about. */
export async function call(page: Page, campus: Campus, method: string, path: string, data?: object) {
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    ...(data && { data }),
    headers: { origin: campus.url },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** Gives a person a pay profile. */
export const addProfile = (
  admin: Page,
  campus: Campus,
  personId: string,
  profile: { employmentType: string; basis: string; amount: number; firstDay: string; lastDay: string },
) => call(admin, campus, 'POST', `/people/${personId}/pay-profiles`, { ...profile, items: [], note: null })

/** Gives a person bank details, for which the admin confirms their identity. */
export async function addBankDetails(admin: Page, campus: Campus, personId: string, holder: string) {
  await call(admin, campus, 'POST', '/session/confirmation', { password: testPassword })
  const values = { holder, accountNumber: 'GB82WEST12345698765432', bankCode: null, bankName: null }
  await call(admin, campus, 'PUT', `/people/${personId}/bank-details`, { version: 0, values })
}

interface Admins {
  admin: Page
  /** Another admin, because admins can't approve runs that they computed. */
  approver: Page
}

/** Acknowledges all open discrepancies of a run. Other stories of the same campus leave people without pay. */
export async function acknowledgeOpen(admin: Page, campus: Campus, id: string) {
  const { items } = await call(admin, campus, 'GET', `/pay-runs/${id}/discrepancies?state=open&pageSize=100`)
  if (items.length === 0) return
  await call(admin, campus, 'POST', `/pay-runs/${id}/discrepancies/settlement`, {
    items: items.map((it: { id: string; version: number }) => ({ id: it.id, version: it.version })),
    decision: 'acknowledged',
    note: null,
  })
}

/** Runs a month, resolves its discrepancies, and has another admin approve it. */
export async function approvedRun(
  { admin, approver }: Admins,
  campus: Campus,
  month: string,
): Promise<{ id: string }> {
  const { id } = await call(admin, campus, 'POST', '/pay-runs', { payRunId: randomUUID(), month })
  const read = () => call(admin, campus, 'GET', `/pay-runs/${id}`)
  await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe('computed')
  await acknowledgeOpen(admin, campus, id)
  await call(approver, campus, 'POST', '/session/confirmation', { password: testPassword })
  await call(approver, campus, 'POST', `/pay-runs/${id}/approval`, { version: (await read()).version })
  return { id }
}

/** Starts the run of a month on the screen, and waits until it has been computed. */
export async function startRun(admin: Page, month: string): Promise<void> {
  await admin.goto(`${payrollPath}?new=1`)
  const dialog = admin.getByRole('dialog', { name: 'Start pay run' })
  await dialog.getByLabel('Month').selectOption(monthName(month))
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(admin.getByRole('heading', { level: 1 })).toContainText(monthName(month))
  await expect(admin.getByRole('heading', { level: 1 })).toContainText('Computed', { timeout: 30_000 })
}

/** Opens the same run as another admin, who approves it. */
export async function approve({ admin, approver }: Admins, month: string): Promise<void> {
  await approver.goto(admin.url())
  await approver.getByRole('button', { name: 'Approve' }).click()
  await prove(approver, `Approve ${monthName(month)}`, 'Approve')
  await expect(admin.getByRole('heading', { level: 1 })).toContainText('Approved')
}

/** Opens a person's payslip in the open run. */
export async function openSlip(admin: Page, name: string) {
  await admin.getByRole('button', { name: `View the payslip of ${name}` }).click()
  const slip = admin.getByRole('dialog', { name })
  await expect(slip.getByRole('heading', { name: 'Net pay' })).toBeVisible()
  return slip
}

/** Presses the action button of a dialog. The person has just signed in, so needs no confirmation. */
export async function prove(page: Page, dialogName: string | RegExp, verb: string): Promise<void> {
  const dialog = page
    .getByRole('dialog', { name: dialogName })
    .or(page.getByRole('alertdialog', { name: dialogName }))
  await dialog.getByRole('button', { name: verb, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

import { readFile } from 'node:fs/promises'
import { m as payrollBankWords } from '@campanile/web/src/domains/payroll/bank/messages.ts'
import { m as payrollSlipWords } from '@campanile/web/src/domains/payroll/slip/messages.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import {
  addProfile,
  approvedRun,
  monthName,
  monthsAgo,
  myPayrollPath,
  payrollPath,
  prove,
} from './payroll-page.ts'

const month = monthsAgo(10)

/** Downloads the open payslip, and returns the file. */
async function download(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download payslip' })
  await dialog.getByLabel(payrollSlipWords.passwordForTheFile()).fill(password)
  const waiting = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const file = await waiting
  await expect(dialog).toHaveCount(0)
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  return (await readFile(await file.path())).toString('latin1')
}

test('a payslip appears once it is approved, is downloaded, and a question about it is answered', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { make } = campus
  const person = await make.staff({ firstName: 'Odalys', lastName: 'Brandt' })
  const admin = await visit({ as: await make.admin() })
  const approver = await visit({ as: await make.admin() })
  const staff = await visit({ as: person })
  await addProfile(admin, campus, person.id, {
    employmentType: 'full-time',
    basis: 'month',
    amount: 310_000,
    firstDay: `${month}-01`,
    lastDay: `${month}-28`,
  })

  // Bank details: afterwards only the end of the account number is shown.
  await staff.goto(`${myPayrollPath}/bank-details`)
  await staff.getByRole('button', { name: 'Add bank details' }).click()
  const form = staff.getByRole('dialog', { name: 'Add bank details' })
  await form.getByLabel('Account holder').fill('Odalys Brandt')
  await form.getByLabel(payrollBankWords.accountNumberOrIBAN()).fill('GB82 WEST 1234 5698 7654 33')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('its check digits don’t match')).toBeVisible()
  await form.getByLabel(payrollBankWords.accountNumberOrIBAN()).fill('GB82 WEST 1234 5698 7654 32')
  await expectAccessible(staff)
  await prove(staff, 'Add bank details', 'Save')
  await expect(staff.getByText('•••• 5432')).toBeVisible()

  await staff.getByRole('link', { name: 'Payslips', exact: true }).click()
  await expect(staff.getByText('No payslips yet')).toBeVisible()
  await approvedRun({ admin, approver }, campus, month)
  const row = staff.getByRole('list', { name: 'Payslips' }).getByRole('link', { name: monthName(month) })
  await expect(row).toBeVisible()
  await expectAccessible(staff)
  await row.click()
  await expect(staff.getByRole('heading', { level: 1, name: monthName(month) })).toBeVisible()
  await expect(staff.getByRole('region', { name: 'Net pay' })).toContainText('€')
  await expectAccessible(staff)

  const plain = await download(staff, '')
  expect(plain).toMatch(/^%PDF/)
  expect(plain).not.toContain('/Encrypt')
  expect(await download(staff, 'my own secret')).toContain('/Encrypt')

  await staff.getByRole('button', { name: /^Ask about Basic/ }).click()
  const ask = staff.getByRole('dialog', { name: /^Ask about Basic/ })
  await ask.getByRole('button', { name: 'Send question' }).click()
  await expect(ask.getByText('Enter your question')).toBeVisible()
  await ask.getByLabel('Your question').fill('Why is Odalys not paid to the end?')
  await ask.getByRole('button', { name: 'Send question' }).click()
  await expect(staff.getByRole('link', { name: 'Question open' })).toBeVisible()

  await admin.goto(`${payrollPath}/questions`)
  const asked = admin.getByRole('listitem').filter({ hasText: 'Why is Odalys not paid to the end?' })
  await expect(asked).toContainText('Odalys Brandt')
  await expectAccessible(admin)
  await asked.getByRole('button', { name: 'Answer' }).click()
  const answer = admin.getByRole('dialog', { name: 'Answer Odalys Brandt' })
  await answer.getByLabel('Answer').fill('The contract ended on the 28th.')
  await answer.getByRole('button', { name: 'Send answer' }).click()
  await expect(asked).toContainText('The contract ended on the 28th.')

  await staff.getByRole('link', { name: 'Question answered' }).click()
  await expect(
    staff.getByRole('listitem').filter({ hasText: 'The contract ended on the 28th.' }),
  ).toBeVisible()
  await expectAccessible(staff)
})

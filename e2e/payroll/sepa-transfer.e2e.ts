import { readFile } from 'node:fs/promises'
import { m as payrollRunsWords } from '@campanile/web/src/domains/payroll/runs/messages.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { campusDay } from '../support/campus-time.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'
import {
  addBankDetails,
  addProfile,
  approvedRun,
  monthName,
  monthsAgo,
  openSlip,
  payrollPath,
  prove,
  startRun,
} from './payroll-page.ts'

const test = storiesOnOwnCampus()

const [month, next] = [monthsAgo(5), monthsAgo(4)]

async function setPayingAccount(admin: Page) {
  await admin.goto('/app/settings/pay')
  await admin.getByLabel('Account holder').fill('Test University')
  await admin.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
  const form = admin.locator('form').filter({ has: admin.getByLabel('IBAN') })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Settings are saved')).toBeVisible()
}

test('a SEPA transfer pays those with bank details; others are named and paid by the next run', async ({
  campus,
  visit,
}) => {
  const { make } = campus
  const admin = await visit({ as: await make.admin() })
  const approver = await visit({ as: await make.admin() })
  const paid = await make.staff({ firstName: 'Ylva', lastName: 'Brandis' })
  const unpaid = await make.staff({ firstName: 'Jorun', lastName: 'Brandis' })
  for (const { id } of [paid, unpaid])
    await addProfile(admin, campus, id, {
      ...{ employmentType: 'full-time', basis: 'month', amount: 300_000 },
      ...{ firstDay: `${month}-01`, lastDay: `${next}-28` },
    })
  await addBankDetails(admin, campus, paid.id, 'Ylva Brandis')
  const run = await approvedRun({ admin, approver }, campus, month)

  // Without an account of the institution there is only a list, and a way to the setting.
  await admin.goto(`${payrollPath}/runs/${run.id}`)
  await admin.getByRole('button', { name: 'Bank file' }).click()
  const bank = admin.getByRole('dialog', { name: payrollRunsWords.downloadTheBankFile() })
  await expect(bank.getByRole('link')).toHaveAttribute('href', '/app/settings/pay')
  await expect(bank.getByRole('radio')).toHaveCount(0)
  await setPayingAccount(admin)

  await admin.goto(`${payrollPath}/runs/${run.id}`)
  await admin.getByRole('button', { name: 'Bank file' }).click()
  await expect(bank.getByRole('radio', { name: payrollRunsWords.sepaTransfer() })).toBeChecked()
  await expectAccessible(admin)
  const download = admin.waitForEvent('download')
  await prove(admin, payrollRunsWords.downloadTheBankFile(), 'Download')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.xml$/)
  const transfer = await readFile(await file.path(), 'utf8')
  expect(transfer).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001')
  expect(transfer).toContain('<IBAN>DE89370400440532013000</IBAN>')
  expect(transfer).toContain('<IBAN>GB82WEST12345698765432</IBAN>')
  expect(transfer).toContain('<NbOfTxs>1</NbOfTxs>')
  expect(transfer).not.toContain('Jorun')

  await admin.getByRole('button', { name: 'Mark as paid' }).click()
  await prove(admin, /^Mark .* as paid/, 'Mark as paid')
  const left = admin.getByRole('region', { name: 'Not paid' })
  await expect(left).toContainText('1 person wasn’t paid')
  await expect(left).toContainText('carried into the next run')
  await expect(left.getByRole('listitem').filter({ hasText: 'Jorun Brandis' })).toBeVisible()

  await startRun(admin, next)
  await admin.getByRole('link', { name: /^Payslips/ }).click()
  const slip = await openSlip(admin, 'Jorun Brandis')
  await expect(slip).toContainText(`Unpaid from ${monthName(month)}`)
})

test('a run of a month that is not over says so before and after it is computed', async ({
  campus,
  visit,
}) => {
  const admin = await visit({ as: await campus.make.admin() })
  const { id } = await campus.make.staff({ firstName: 'Sigrun', lastName: 'Falk' })
  const current = campusDay().slice(0, 7)
  await addProfile(admin, campus, id, {
    ...{ employmentType: 'full-time', basis: 'month', amount: 300_000 },
    ...{ firstDay: `${current}-01`, lastDay: `${current}-28` },
  })
  await admin.goto(`${payrollPath}?new=1`)
  const dialog = admin.getByRole('dialog', { name: 'Start pay run' })
  await dialog.getByLabel('Month').selectOption(monthName(current))
  await expect(dialog).toContainText(payrollRunsWords.thisMonthIsntOverYet())
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(admin.getByRole('heading', { level: 1 })).toContainText('Computed', { timeout: 30_000 })
  await expect(admin.getByText(payrollRunsWords.thisMonthIsntOverYet())).toBeVisible()
})

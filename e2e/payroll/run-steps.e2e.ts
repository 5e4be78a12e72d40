import { readFile } from 'node:fs/promises'
import { m as payrollRunsWords } from '@campanile/web/src/domains/payroll/runs/messages.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'
import {
  addBankDetails,
  addProfile,
  approve,
  dayOf,
  monthName,
  monthsAgo,
  prove,
  startRun,
} from './payroll-page.ts'

const test = storiesOnOwnCampus()

const [month, unwanted] = [monthsAgo(23), monthsAgo(22)]
const [banked, unbanked] = ['Ylva Brandis', 'Jorun Brandis']

/** Two people who join in the month. One of them has bank details. */
async function joiners(admin: Page, campus: Campus) {
  const people = [
    await campus.make.staff({ firstName: 'Ylva', lastName: 'Brandis' }),
    await campus.make.staff({ firstName: 'Jorun', lastName: 'Brandis' }),
  ]
  for (const { id } of people)
    await addProfile(admin, campus, id, {
      employmentType: 'full-time',
      basis: 'month',
      amount: 300_000,
      firstDay: dayOf(month, 1, 0),
      lastDay: `${month}-28`,
    })
  await addBankDetails(admin, campus, people[0]!.id, banked)
}

async function choose(admin: Page, item: string) {
  await admin.getByRole('button', { name: 'More' }).click()
  await admin.getByRole('menuitem', { name: item }).click()
}

test('a run is resolved in bulk, computed again, sent to the bank, reversed and approved again, and an unwanted one removed', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const admin = await visit({ as: await campus.make.admin() })
  const approver = await visit({ as: await campus.make.admin() })
  await joiners(admin, campus)
  await startRun(admin, month)
  const heading = admin.getByRole('heading', { level: 1 })
  const summary = admin.getByRole('region', { name: 'Summary' })

  await expect(summary).toContainText(/\d people/)

  // All open discrepancies at once.
  await admin.getByRole('link', { name: /^Discrepancies/ }).click()
  const list = admin.getByRole('list', { name: 'Discrepancies' }).getByRole('listitem')
  await expect(list.filter({ hasText: unbanked })).not.toHaveCount(0)
  const waiting = await list.count()
  await admin.getByRole('button', { name: 'Select all' }).click()
  await expect(admin.getByText(`${waiting} selected`)).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: `Acknowledge ${waiting}` }).click()
  const settle = admin.getByRole('dialog', { name: `Resolve ${waiting} discrepancies` })
  await settle.getByLabel('Reason').fill('Seen with the dean')
  await settle.getByRole('button', { name: 'Acknowledge', exact: true }).click()
  await expect(list.filter({ hasText: '“Seen with the dean”' })).toHaveCount(waiting)
  // The admin who computed the run can't approve it, and the page says so.
  await expect(admin.getByText('You computed this run, so another admin has to approve it.')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Approve' })).toBeDisabled()

  // Resolved discrepancies stay resolved after computing again.
  await choose(admin, 'Compute again')
  const again = admin.getByRole('alertdialog', { name: /^Compute .* again/ })
  await again.getByRole('button', { name: 'Compute again' }).click()
  await expect(again).toHaveCount(0)
  await expect(heading).toContainText('Computed', { timeout: 30_000 })
  await expect(list.filter({ hasText: '“Seen with the dean”' })).toHaveCount(waiting)

  // Unpaid people are listed with the reason, and the approval shows the payments in the bank file.
  const left = admin.getByRole('region', { name: 'Not paid' })
  await expect(left.getByRole('listitem').filter({ hasText: unbanked })).toContainText('No bank details')
  await approver.goto(admin.url())
  await expect(approver.getByText(payrollRunsWords.readyForYourApproval())).toBeVisible()
  await approver.getByRole('button', { name: 'Approve' }).click()
  const approval = approver.getByRole('dialog', { name: `Approve ${monthName(month)}` })
  await expect(approval).toContainText('to 1 person')
  await expect(approval).toContainText('1 person can’t be paid yet')
  await expect(approval.getByLabel('Pay date')).toBeVisible()
  await expectAccessible(approver)
  await prove(approver, `Approve ${monthName(month)}`, 'Approve')
  await expect(heading).toContainText('Approved')
  await expect(summary).toContainText('to 1 person')

  // The bank file pays exactly these people, on the announced date.
  await admin.getByRole('button', { name: 'Bank file' }).click()
  const bank = admin.getByRole('dialog', { name: payrollRunsWords.downloadTheBankFile() })
  await expect(bank).toContainText('to 1 person')
  await expect(bank).toContainText('1 person can’t be paid yet')
  await expectAccessible(admin)
  const download = admin.waitForEvent('download')
  await prove(admin, payrollRunsWords.downloadTheBankFile(), 'Download')
  const lines = (await readFile(await (await download).path(), 'utf8')).split(/\r?\n/)
  const lineOf = (words: string) => lines.find((it) => it.includes(words))
  expect(lineOf(`Payment,${banked}`)).toContain('GB82WEST12345698765432')
  expect(lineOf('No bank details,')).toContain(unbanked)
  expect(lineOf('Total of payments')).toMatch(/,1$/)

  // The approval is withdrawn with a reason. The run cannot be removed, because people have seen their
  // payslips.
  const net = await summary.innerText()
  await choose(admin, 'Withdraw approval')
  const back = admin.getByRole('dialog', { name: `Withdraw the approval of ${monthName(month)}` })
  await back.getByRole('button', { name: 'Withdraw approval' }).click()
  await expect(back.getByText('Enter a reason')).toBeVisible()
  await back.getByLabel('Reason').fill('One day too early')
  await back.getByRole('button', { name: 'Withdraw approval' }).click()
  await expect(heading).toContainText('Computed')
  await expect(admin.getByText('One day too early')).toBeVisible()
  await admin.getByRole('button', { name: 'More' }).click()
  await expect(admin.getByRole('menuitem', { name: 'Compute again' })).toBeVisible()
  await expect(admin.getByRole('menuitem', { name: 'Remove run' })).toHaveCount(0)
  await admin.keyboard.press('Escape')
  await approve({ admin, approver }, month)
  expect(await summary.innerText()).toBe(net)

  // A run that nobody has seen is deleted permanently.
  await startRun(admin, unwanted)
  await choose(admin, 'Remove run')
  const removal = admin.getByRole('alertdialog', { name: /^Remove/ })
  await expect(removal).toContainText('Nobody has seen them')
  await removal.getByRole('button', { name: 'Remove run' }).click()
  await expect(heading).toHaveText('Payroll Management')
  await expect(admin.getByText(monthName(month))).toBeVisible()
  await expect(admin.getByRole('main').getByText(monthName(unwanted))).toHaveCount(0)
})

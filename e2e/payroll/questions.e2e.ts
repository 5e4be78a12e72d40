import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { addProfile, approvedRun, call, monthsAgo, payrollPath } from './payroll-page.ts'

const month = monthsAgo(16)

test('questions about a run are answered one after the other, and each person reads their answer', async ({
  campus,
  visit,
}) => {
  const { make } = campus
  const admin = await visit({ as: await make.admin() })
  const approver = await visit({ as: await make.admin() })
  const names = ['Olive', 'Quinn']
  const people = await Promise.all(names.map((firstName) => make.staff({ firstName, lastName: 'Marsh' })))
  for (const { id } of people) {
    await addProfile(admin, campus, id, {
      ...{ employmentType: 'full-time', basis: 'month', amount: 250_000 },
      ...{ firstDay: `${month}-01`, lastDay: `${month}-28` },
    })
  }
  const run = await approvedRun({ admin, approver }, campus, month)
  // Questions are listed newest first.
  for (const [index, as] of people.entries()) {
    const staff = await visit({ as })
    const { items } = await call(staff, campus, 'GET', '/my-pay/payslips')
    const { lines } = await call(staff, campus, 'GET', `/payslips/${items[0].id}`)
    const data = { questionId: randomUUID(), question: `Is this right for ${names[index]}?` }
    await call(staff, campus, 'POST', `/payslips/${items[0].id}/lines/${lines[0].id}/question`, data)
  }

  await admin.goto(`${payrollPath}/questions?run=${run.id}`)
  await admin.getByRole('button', { name: 'Answer Olive Marsh' }).click()
  const olive = admin.getByRole('dialog', { name: 'Answer Olive Marsh' })
  await expect(olive.getByRole('status')).toHaveText('2 of 2')
  await expect(olive).toContainText('Is this right for Olive?')
  await admin.keyboard.press('k')
  const quinn = admin.getByRole('dialog', { name: 'Answer Quinn Marsh' })
  await expect(quinn.getByRole('status')).toHaveText('1 of 2')
  await quinn.getByRole('button', { name: 'Show payslip' }).click()
  const slip = admin.getByRole('dialog', { name: 'Quinn Marsh', exact: true })
  await expect(slip.getByRole('heading', { name: 'Net pay' })).toBeVisible()
  await admin.keyboard.press('Escape')
  await expect(slip).toHaveCount(0)

  await quinn.getByRole('button', { name: 'Send answer' }).click()
  await expect(quinn.getByText('Enter an answer')).toBeVisible()
  await expectAccessible(admin)
  await quinn.getByLabel('Answer').fill('Yes, as agreed in spring.')
  await quinn.getByRole('button', { name: 'Send answer' }).click()
  await expect(olive.getByLabel('Answer')).toHaveValue('')
  await olive.getByLabel('Answer').fill('Yes, with the new allowance.')
  await olive.getByRole('button', { name: 'Send answer' }).click()
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await expect(admin.getByRole('button', { name: /^Answer / })).toHaveCount(0)

  for (const [index, answer] of ['Yes, with the new allowance.', 'Yes, as agreed in spring.'].entries()) {
    const staff = await visit({ as: people[index]! })
    await staff.goto('/app/my-payroll/questions')
    await expect(staff.getByRole('listitem').filter({ hasText: answer })).toBeVisible()
  }
})

import { m as leaveManageWords } from '@campanile/web/src/domains/leave/manage/messages.ts'
import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { nextWeek } from '../timetable/schedule-page.ts'
import { approveLeave, inQueue, leavePath, myLeavePath, renameType, submitLeave } from './leave-page.ts'

const [monday, tuesday] = [nextWeek[0]!, nextWeek[1]!]

test('an admin rejects leave with a reason, which the lecturer gets once, and withdraws another approval', async ({
  campus,
  visit,
}) => {
  const { make } = campus
  const lecturer = await visit({ as: await make.lecturer({ firstName: 'Tomas', lastName: 'Quist' }) })
  const admin = await visit({ as: await make.admin() })
  const approved = await submitLeave(lecturer, campus, { from: monday })
  await approveLeave(admin, campus, approved)
  await lecturer.goto(myLeavePath)
  const rejected = await submitLeave(lecturer, campus, { from: tuesday })

  await admin.goto(`${leavePath}?request=${rejected.id}`)
  const colleague = await visit({ as: await make.admin() })
  await colleague.goto(`${leavePath}?request=${rejected.id}`)
  await expect(colleague.getByRole('button', { name: 'Approve' })).toBeVisible()
  const review = admin.getByRole('dialog').filter({ hasText: 'Tomas Quist' }).first()
  await review.getByRole('button', { name: 'Reject' }).click()
  const why = admin.getByRole('dialog', {
    name: leaveManageWords.rejectRequestOf({ personName: 'Tomas Quist' }),
  })
  await why.getByRole('button', { name: 'Reject request' }).click()
  await expect(why.getByText('Enter a reason')).toBeVisible()
  await why.getByLabel('Reason').fill('Exams are that day')
  await expectAccessible(admin)
  const toast = lecturer.getByRole('listitem').filter({ hasText: 'Leave rejected' })
  await why.getByRole('button', { name: 'Reject request' }).click()
  // Checked first, because it disappears after a while.
  await expect(toast).toContainText('Exams are that day')
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await expect(lecturer.getByText('Leave approved')).toHaveCount(0)
  await expect(colleague.getByRole('dialog')).toContainText('Exams are that day')
  await expect(colleague.getByRole('button', { name: 'Approve' })).toBeHidden()
  await lecturer.context().setOffline(true)
  await lecturer.context().setOffline(false)
  await expect(toast).toBeHidden({ timeout: 10_000 })

  await admin.goto(`${leavePath}?search=Quist&status=approved`)
  await inQueue(admin, 'Tomas Quist').getByRole('button', { name: /^View/ }).click()
  await admin.getByRole('button', { name: 'Withdraw approval' }).click()
  const back = admin.getByRole('dialog', {
    name: leaveManageWords.withdrawApprovalOf({ personName: 'Tomas Quist' }),
  })
  await back.getByLabel('Reason').fill('The dean visits')
  await back.getByRole('button', { name: 'Withdraw approval' }).click()
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  const line = lecturer.getByRole('list', { name: 'Requests' }).getByRole('listitem')
  await expect(line.filter({ hasText: 'The dean visits' })).toContainText('Revoked')
  await expect(lecturer.getByRole('region', { name: 'Balances' })).toContainText('20 days left of 20')
  await expect(toast).toHaveCount(0)
})

test('an admin adjusts a balance, and adds, edits and archives a leave type', async ({ campus, visit }) => {
  const { make } = campus
  await make.staff({ firstName: 'Orla', lastName: 'Finch' })
  const admin = await visit({ as: await make.admin() })
  await admin.goto(`${leavePath}/balances?search=Finch`)
  await admin.getByRole('button', { name: /^Annual leave of Orla Finch/ }).click()
  await admin.getByRole('button', { name: 'Adjust balance' }).click()
  const adjust = admin.getByRole('dialog', { name: 'Adjust balance' })
  await adjust.getByLabel('Days').fill('2,5')
  await expect(adjust.getByText('22.5 days left afterwards')).toBeVisible()
  await adjust.getByLabel('Reason').fill('Worked on the open day')
  await expectAccessible(admin)
  await adjust.getByRole('button', { name: 'Adjust', exact: true }).click()
  const ledger = admin.getByRole('dialog', { name: 'Orla Finch' })
  await expect(ledger.getByRole('listitem').first()).toContainText('+2.5 days')
  await expect(ledger.getByRole('listitem').first()).toContainText('Worked on the open day')
  await ledger.getByRole('button', { name: 'Close' }).click()

  await admin.getByRole('link', { name: 'Leave types' }).click()
  await admin.getByRole('button', { name: 'Add leave type' }).click()
  const form = admin.getByRole('dialog')
  await form.getByLabel('Name').fill('Garden leave')
  await form.getByLabel('Days a year').fill('many')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Enter a number', { exact: true })).toBeVisible()
  await form.getByLabel('Days a year').fill('3')
  await expectAccessible(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  const type = admin
    .getByRole('list', { name: 'Leave types' })
    .getByRole('listitem')
    .filter({ hasText: /Garden(ing)? leave/ })
  await expect(type).toContainText('3 days a year')
  await type.getByRole('button', { name: /^Edit/ }).click()
  await form.getByLabel('Days a year').fill('4')
  await renameType(admin, campus, 'Garden leave', 'Gardening leave')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText(uiWords.somebodyElseSavedChanges())).toBeVisible()
  await expect(form.getByRole('radio', { name: 'Theirs Gardening leave' })).toBeChecked()
  await expectAccessible(admin)
  await form.getByRole('button', { name: 'Save selection' }).click()
  await expect(type).toContainText('4 days a year')
  await expect(type).toContainText('Gardening leave')
  await type.getByRole('button', { name: /^Archive/ }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await expect(type).toContainText('Archived')
})

test('the team calendar shows who is away, and lists them by day on a phone', async ({ campus, visit }) => {
  const { make } = campus
  const away = await visit({ as: await make.staff({ firstName: 'Lena', lastName: 'Wolff' }) })
  const boss = await make.admin()
  const admin = await visit({ as: boss })
  await approveLeave(admin, campus, await submitLeave(away, campus, { from: monday }))
  await submitLeave(away, campus, { from: tuesday })
  const path = `${leavePath}/calendar?search=Wolff&month=${monday.slice(0, 7)}`
  await admin.goto(path)
  await expect(admin.getByRole('rowheader', { name: 'Lena Wolff' })).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: /^Lena Wolff.*Annual leave, approved/ }).click()
  await expect(admin.getByRole('dialog')).toContainText('Lena Wolff')
  await expect(admin.getByRole('dialog')).toContainText('Withdraw approval')

  const phone = await visit({ as: boss, viewport: { width: 390, height: 844 } })
  await phone.goto(path)
  await expect(phone.getByRole('button', { name: /Lena Wolff.*Approved/ })).toBeVisible()
  await expectAccessible(phone)
})

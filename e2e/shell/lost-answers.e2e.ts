import { m as leaveManageWords } from '@campanile/web/src/domains/leave/manage/messages.ts'
import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import type { Page } from '@playwright/test'
import { askFor, inQueue, leavePath, myLeavePath, submitLeave } from '../leave/leave-page.ts'
import { fillIn, submitRequest } from '../mitigation/mitigation-page.ts'
import { expect, test } from '../support/test.ts'
import { nextWeek } from '../timetable/schedule-page.ts'

const monday = nextWeek[0]!

/** Loses the answer to the next change at this URL, although the change is made. Later answers arrive. */
const loseOneAnswer = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

const told = (page: Page) => page.getByText(/Connection problem\./)

test('a student who submits again after a lost response has one request', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.student() })
  await page.goto('/app/mitigation')
  await fillIn(page, { title: 'Rest after an operation' })
  await loseOneAnswer(page, '**/api/mitigation-requests')
  await submitRequest(page)
  await expect(told(page).first()).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Rest after an operation')
  await submitRequest(page)
  await expect(page.getByText('Request Submitted Successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'See my requests' }).click()
  await expect(page.getByRole('list', { name: 'My requests' }).getByRole('listitem')).toHaveCount(1)
})

test('a member of staff who submits leave again after a lost response has one request', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.staff() })
  await page.goto(myLeavePath)
  const form = await askFor(page, 'Annual leave', monday)
  await form.getByLabel('Reason').fill('The plumber comes')
  await loseOneAnswer(page, '**/api/leave')
  await form.getByRole('button', { name: 'Submit request' }).click()
  await expect(form.getByText(uiWords.weDidntGetAResponse())).toBeVisible()
  await form.getByRole('button', { name: 'Submit request' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('list', { name: 'Requests' }).getByRole('listitem')).toHaveCount(1)
})

test('an admin sees after a lost response that the leave is approved, once', async ({ campus, visit }) => {
  const staff = await campus.make.staff({ firstName: 'Sofia', lastName: 'Lindqvist' })
  const asking = await visit({ as: staff })
  await submitLeave(asking, campus, { from: monday })
  const admin = await visit({ as: await campus.make.admin() })
  await admin.goto(`${leavePath}?search=Lindqvist`)
  await inQueue(admin, 'Sofia Lindqvist')
    .getByRole('button', { name: /^Review/ })
    .click()
  await loseOneAnswer(admin, '**/api/leave/*/approval')
  const review = admin.getByRole('dialog')
  await review.getByRole('button', { name: 'Approve', exact: true }).click()
  // The page learns about the decision from its event, and shows no error.
  await expect(review.getByRole('button', { name: 'Withdraw approval' })).toBeVisible()
  await expect(review.getByText(leaveManageWords.theRequestWasNotApproved())).toBeHidden()
  await asking.goto(myLeavePath)
  await expect(asking.getByRole('list', { name: 'Requests' }).getByRole('listitem')).toContainText('Approved')
  await expect(asking.getByRole('region', { name: 'Balances' })).toContainText('19 days left of 20')
})

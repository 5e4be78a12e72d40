import { newId } from '@campanile/server/db/columns.ts'
import { attendanceRecords } from '@campanile/server/domains/attendance/attendance.tables.ts'
import { disputes } from '@campanile/server/domains/attendance/review.tables.ts'
import type { TestPerson } from '@campanile/server/testing/factories.ts'
import { m as insightWaitingWords } from '@campanile/web/src/domains/insight/waiting/messages.ts'
import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import type { Page, Route } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { submitLeave } from '../leave/leave-page.ts'
import { submitted } from '../mitigation/mitigation-page.ts'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'

// Other stories' waiting items would be in the list, too.
const test = storiesOnOwnCampus()

const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const }
const rows = (page: Page) =>
  page.getByRole('region', { name: insightWaitingWords.waitingItems() }).getByRole('listitem')

/** A student’s open dispute in a class of this lecturer. */
async function disputed({ make, db }: Campus, lecturer: TestPerson, lastName: string) {
  const student = await make.student({ lastName })
  const session = await make.session((await make.class([lecturer], [student])).id)
  const dispute = { id: newId(), sessionId: session.id, studentId: student.id, openedAt: new Date() }
  await db.insert(disputes).values(dispute)
  return dispute
}

test('an admin decides a mitigation request and then a leave request, without leaving the list', async ({
  campus,
  visit,
}) => {
  const { make, url } = campus
  const student = await visit({ as: await make.student({ firstName: 'Ines', lastName: 'Carvalho' }) })
  await submitted(student, url, 'Field report')
  const employee = await visit({ as: await make.staff({ firstName: 'Tomas', lastName: 'Lindqvist' }) })
  await submitLeave(employee, campus, { from: '2027-01-11' })

  const page = await visit({ as: await make.admin() })
  await page.goto('/app/dashboard/waiting')
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for you' })).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Ines Carvalho')
  await expect(rows(page).last()).toContainText('Decide by')
  await expectAccessible(page)

  // From the dashboard, the review begins with the most urgent item.
  await page.goto('/app/dashboard')
  await page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('link', { name: insightWaitingWords.reviewAll() })
    .click()
  const request = page.getByRole('dialog', { name: 'Field report' })
  await expect(request).toContainText('1 of 2')
  await request.getByRole('button', { name: 'Next in queue' }).click()
  const leave = page.getByRole('dialog', { name: /Annual leave/ })
  await expect(leave).toContainText('Tomas Lindqvist')
  await page.keyboard.press('k')
  await expect(request).toBeVisible()
  await expectAccessible(page)
  await request.getByRole('button', { name: 'Approve' }).click()
  // The next item is of another kind.
  await expect(leave.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(insightWaitingWords.nothingNeedsYourAttention())).toBeVisible()
  await page.goto('/app/dashboard/waiting?item=most-urgent')
  await expect(page).toHaveURL(/waiting$/)
})

test('an admin accepts items of several kinds at once, and sees which was left out and why', async ({
  campus,
  visit,
}) => {
  const { make, db } = campus
  const lecturer = await make.lecturer()
  const dispute = await disputed(campus, lecturer, 'Inbulk')
  const changed = await disputed(campus, await make.lecturer(), 'Changedsince')
  const employee = await visit({ as: await make.staff({ lastName: 'Onleave' }) })
  await submitLeave(employee, campus, { from: '2027-02-01' })
  const teaching = await visit({ as: lecturer })
  await submitLeave(teaching, campus, { from: '2027-02-01' })

  const page = await visit({ as: await make.admin() })
  await page.goto('/app/dashboard/waiting')
  await expect(rows(page)).toHaveCount(4)
  // The lecturer’s sessions need a decision each.
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await db.update(disputes).set({ version: 2 }).where(eq(disputes.id, changed.id))
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByRole('button', { name: insightWaitingWords.acceptItems({ count: 3 }) }).click()
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText(insightWaitingWords.acceptDisputes({ count: 2 }))
  await expect(confirmation).toContainText(insightWaitingWords.acceptLeave({ count: 1 }))
  await expectAccessible(page)
  const accept = confirmation.getByRole('button', { name: insightWaitingWords.acceptItems({ count: 3 }) })
  const isWrite = (route: Route) => route.request().method() === 'POST'
  await page.route('**/api/**', (route) => (isWrite(route) ? route.abort() : route.fallback()))
  await accept.click()
  await expect(confirmation.getByRole('alert')).toContainText(uiWords.weDidntGetAResponse())
  await page.unroute('**/api/**')
  await accept.click()

  const outcome = page.getByRole('dialog', { name: insightWaitingWords.itemsAccepted({ count: 2 }) })
  await expect(outcome.getByRole('listitem')).toHaveCount(1)
  await expect(outcome).toContainText('Changedsince')
  await expectAccessible(page)
  await outcome.getByRole('button', { name: 'Close' }).first().click()
  await expect(rows(page)).toHaveCount(2)
  const [record] = await db
    .select({ status: attendanceRecords.status })
    .from(attendanceRecords)
    .where(eq(attendanceRecords.studentId, dispute.studentId))
  expect(record).toEqual({ status: 'present' })
})

test('a lecturer finds from the bell only what waits in their own classes', async ({ campus, visit }) => {
  const { make } = campus
  const [mine, other] = [await make.lecturer(), await make.lecturer()]
  await disputed(campus, mine, 'Within')
  await disputed(campus, other, 'Elsewhere')
  const page = await visit({ as: mine, ...phone })
  await page.goto('/app/dashboard')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('button', { name: insightWaitingWords.itemsAwaiting({ items: 1 }) }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Within')
  await expectAccessible(page)
  await rows(page)
    .getByRole('button', { name: /^Review/ })
    .click()
  const dispute = page.getByRole('dialog', { name: /Within’s dispute$/ })
  await dispute.getByLabel('Message to student').fill('You were not on the list of the guest lecture')
  await dispute.getByRole('button', { name: 'Decline dispute' }).click()
  await expect(page.getByText(insightWaitingWords.nothingNeedsYourAttention())).toBeVisible()
})

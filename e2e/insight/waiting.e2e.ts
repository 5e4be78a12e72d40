import { newId } from '@campanile/server/db/columns.ts'
import { attendanceRecords } from '@campanile/server/domains/attendance/attendance.tables.ts'
import { disputes, findings } from '@campanile/server/domains/attendance/review.tables.ts'
import type { TestPerson } from '@campanile/server/testing/factories.ts'
import { m as insightWaitingWords } from '@campanile/web/src/domains/insight/waiting/messages.ts'
import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import type { Page, Route } from '@playwright/test'
import { eq, inArray } from 'drizzle-orm'
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
  await db.update(disputes).set({ version: 2 }).where(eq(disputes.id, changed.id))
  await page.getByRole('button', { name: 'Select all' }).click()
  // The lecturer’s sessions need a decision each.
  await page.getByRole('button', { name: insightWaitingWords.acceptItems({ count: 3 }) }).click()
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText(insightWaitingWords.othersStay({ count: 1 }))
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
  await expect(outcome.getByRole('listitem')).toHaveCount(2)
  await expect(outcome).toContainText('Changedsince')
  await expect(outcome.getByRole('listitem').filter({ hasText: lecturer.lastName })).toContainText(
    insightWaitingWords.openToDecide(),
  )
  await expectAccessible(page)
  await outcome.getByRole('button', { name: 'Close' }).first().click()
  await expect(rows(page)).toHaveCount(2)
  const [record] = await db
    .select({ status: attendanceRecords.status })
    .from(attendanceRecords)
    .where(eq(attendanceRecords.studentId, dispute.studentId))
  expect(record).toEqual({ status: 'present' })
})

test('an admin rejects and delegates several items at once, where that is possible', async ({
  campus,
  visit,
}) => {
  const { make, db } = campus
  const colleague = await make.lecturer({ firstName: 'Omar', lastName: 'Haddad' })
  const [first, second] = [
    await disputed(campus, colleague, 'Firstofmany'),
    await disputed(campus, await make.lecturer(), 'Secondofmany'),
  ]
  const { id: findingId } = (
    await db
      .insert(findings)
      .values({ kind: 'shared-device', key: newId(), foundAt: new Date() })
      .returning({ id: findings.id })
  )[0]!
  const page = await visit({ as: await make.admin() })
  await page.goto('/app/dashboard/waiting?queue=disputes')
  await page.getByRole('checkbox', { name: /Firstofmany/ }).check()
  await page.getByRole('checkbox', { name: /Secondofmany/ }).check()
  await page.getByRole('button', { name: insightWaitingWords.delegateItems({ count: 2 }) }).click()
  const delegating = page.getByRole('dialog', {
    name: insightWaitingWords.delegateSeveral({ count: 2 }),
  })
  await delegating
    .getByLabel('Colleague')
    .selectOption(insightWaitingWords.canDecideSome({ name: 'Omar Haddad', count: 1, total: 2 }))
  await delegating.getByLabel('Reason').fill('You held the session')
  await expectAccessible(page)
  await delegating.getByRole('button', { name: insightWaitingWords.delegate() }).click()
  const undelegated = page.getByRole('dialog', { name: insightWaitingWords.itemsDelegated({ count: 1 }) })
  await expect(undelegated.getByRole('listitem')).toContainText('Secondofmany')
  await expect(undelegated).toContainText(insightWaitingWords.colleagueCannotDecide({ name: 'Omar Haddad' }))
  await undelegated.getByRole('button', { name: 'Close' }).first().click()
  await expect(rows(page).filter({ hasText: 'Firstofmany' })).toContainText('You asked Omar Haddad')

  // A finding cannot be rejected, so it stays and is listed with the reason.
  await page.goto('/app/dashboard/waiting')
  for (const name of [/Firstofmany/, /Secondofmany/, /^Select Unusual/])
    await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: insightWaitingWords.rejectItems({ count: 2 }) }).click()
  const rejecting = page.getByRole('dialog', {
    name: insightWaitingWords.rejectItemsQuestion({ count: 2 }),
  })
  await expect(rejecting).toContainText(insightWaitingWords.rejectDisputes({ count: 2 }))
  await expect(rejecting).toContainText(insightWaitingWords.othersStay({ count: 1 }))
  await rejecting.getByLabel('Reason').fill('The register was taken twice')
  await expectAccessible(page)
  await rejecting.getByRole('button', { name: insightWaitingWords.rejectItems({ count: 2 }) }).click()
  const outcome = page.getByRole('dialog', { name: insightWaitingWords.itemsRejected({ count: 2 }) })
  await expect(outcome.getByRole('listitem')).toHaveCount(1)
  await expect(outcome).toContainText(insightWaitingWords.openToDecide())
  await outcome.getByRole('button', { name: 'Close' }).first().click()
  await expect(rows(page).filter({ hasText: /Firstofmany|Secondofmany/ })).toHaveCount(0)
  const decided = await db
    .select({ state: disputes.state, answer: disputes.answer })
    .from(disputes)
    .where(inArray(disputes.id, [first.id, second.id]))
  expect(decided).toEqual([
    { state: 'declined', answer: 'The register was taken twice' },
    { state: 'declined', answer: 'The register was taken twice' },
  ])
  await db.delete(findings).where(eq(findings.id, findingId))
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

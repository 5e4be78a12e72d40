import { newId } from '@campanile/server/db/columns.ts'
import { disputes } from '@campanile/server/domains/attendance/review.tables.ts'
import { m as insightWaitingWords } from '@campanile/web/src/domains/insight/waiting/messages.ts'
import type { Page } from '@playwright/test'
import { submitLeave } from '../leave/leave-page.ts'
import { submitted } from '../mitigation/mitigation-page.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'

// Other stories' waiting items would be in the list, too.
const test = storiesOnOwnCampus()

const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const }
const rows = (page: Page) =>
  page.getByRole('region', { name: insightWaitingWords.waitingItems() }).getByRole('listitem')

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
  await page.goto('/app/dashboard')
  await page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('link', { name: 'Review all' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for you' })).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Ines Carvalho')
  await expect(rows(page).last()).toContainText('Decide by')
  await expectAccessible(page)

  await rows(page)
    .first()
    .getByRole('button', { name: /^Review/ })
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
})

test('a lecturer finds from the bell only what waits in their own classes', async ({ campus, visit }) => {
  const { make, db } = campus
  const [mine, other] = [await make.lecturer(), await make.lecturer()]
  const ana = await make.student({ firstName: 'Ana', lastName: 'Within' })
  const bo = await make.student({ firstName: 'Bo', lastName: 'Elsewhere' })
  for (const [lecturer, student] of [
    [mine, ana],
    [other, bo],
  ] as const) {
    const session = await make.session((await make.class([lecturer], [student])).id)
    await db
      .insert(disputes)
      .values({ id: newId(), sessionId: session.id, studentId: student.id, openedAt: new Date() })
  }
  const page = await visit({ as: mine, ...phone })
  await page.goto('/app/dashboard')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('button', { name: insightWaitingWords.itemsAwaiting({ items: 1 }) }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Ana Within')
  await expectAccessible(page)
  await rows(page)
    .getByRole('button', { name: /^Review/ })
    .click()
  const dispute = page.getByRole('dialog', { name: 'Ana Within’s dispute' })
  await dispute.getByLabel('Message to student').fill('You were not on the list of the guest lecture')
  await dispute.getByRole('button', { name: 'Decline dispute' }).click()
  await expect(page.getByText(insightWaitingWords.nothingNeedsYourAttention())).toBeVisible()
})

import { m as leaveMyWords } from '@campanile/web/src/domains/leave/my/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'
import { nextWeek } from '../timetable/schedule-page.ts'
import { askFor, myLeavePath } from './leave-page.ts'

const test = storiesOnOwnCampus()

test('leave over a public holiday takes nothing off for it, and says so before it is submitted', async ({
  campus,
  visit,
}) => {
  const [monday, tuesday, wednesday] = [nextWeek[0]!, nextWeek[1]!, nextWeek[2]!]
  const admin = await visit({ as: await campus.make.admin() })
  const answer = await admin.request.post('/api/public-holidays', {
    data: { name: 'Founders’ Day', firstDay: tuesday, lastDay: tuesday },
    headers: { origin: campus.url },
  })
  expect(answer.status(), await answer.text()).toBe(200)

  const page = await visit({
    as: await campus.make.staff(),
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('main')).toContainText('Next public holiday: Founders’ Day')
  await page.goto(myLeavePath)
  const form = await askFor(page, 'Annual leave', monday)
  await form.getByLabel('Last day').fill(wednesday)
  await expect(form).toContainText(leaveMyWords.weekendsAndHolidaysArentCounted())
  await expect(form.getByRole('region', { name: 'Summary' })).toContainText('2 days')
  await expectAccessible(page)
  await form.getByLabel('Reason').fill('A long weekend')
  await form.getByRole('button', { name: 'Submit request' }).click()
  const request = page.getByRole('list', { name: 'Requests' }).getByRole('listitem')
  await expect(request.filter({ hasText: 'Annual leave' })).toContainText('2 days')
})

import { m as insightAnalyticsOverviewWords } from '@campanile/web/src/domains/insight/analytics/overview/messages.ts'
import { m as insightAnalyticsPolicyWords } from '@campanile/web/src/domains/insight/analytics/policy/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { aTerm, openWhenCounted } from './counted-term.ts'

const desk = { viewport: { width: 1440, height: 900 } }

test.setTimeout(120_000)

test('an admin follows a figure of the analytics down to its records, and narrows the dates', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const made = await aTerm(campus)
  const page = await visit({ as: await campus.make.admin(), ...desk })
  await openWhenCounted(page, `/app/analytics?termId=${made.termId}`, '81.3% of 16 records')
  const map = page.getByRole('table', {
    name: insightAnalyticsOverviewWords.attendanceByWeekdayAndStartingHour(),
  })
  const cell = map.getByRole('button', { name: /: 81% in 8 sessions$/ })
  await expect(cell).toHaveText('81')
  await expectAccessible(page)

  await cell.press('Enter')
  await expect(page).toHaveURL(/analytics\/rows\/sessions\?.*weekday=\d&hour=\d+/)
  await expect(page.getByRole('status').filter({ hasText: '8 sessions' })).toBeVisible()
  await expectAccessible(page)
  // The focus has moved too, so the next key acts in the list and not at the top of the page.
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('table', { name: 'Sessions' }).getByRole('link').first().click()
  const marks = page.getByRole('table', { name: 'Records' }).getByRole('row')
  await expect(marks.filter({ hasText: 'Ben Figured' })).toContainText('Absent')
  await expect(marks.filter({ hasText: 'Ada Figured' })).toContainText('Present')
  await page.goBack()
  await page.goBack()
  await expect(cell).toBeVisible()

  await page.getByRole('button', { name: /Show as table: Attendance by weekday/ }).click()
  await expect(page.getByRole('region', { name: /by weekday and starting hour, as a table$/ })).toContainText(
    '81.3',
  )

  await page.getByRole('navigation', { name: 'Analytics' }).getByRole('link', { name: 'Compare' }).click()
  const comparison = page.getByRole('region', { name: 'Comparison' })
  await comparison.getByLabel('Compare', { exact: true }).selectOption('Lecturers')
  await page
    .getByRole('table', { name: 'Lecturers' })
    .getByRole('link', { name: 'Classes of Lee Figured', exact: true })
    .click()
  const chip = page.getByRole('button', { name: 'Remove filter: Lecturer Lee Figured' })
  await expect(chip).toBeVisible()
  await expect(page.getByRole('table', { name: 'Classes' })).toContainText(made.courseCode)
  await chip.click()
  await expect(chip).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`termId=${made.termId}`))
})

test('an admin simulates another rule on a term, and sees who would be affected', async ({
  campus,
  visit,
}) => {
  const made = await aTerm(campus)
  const page = await visit({ as: await campus.make.admin(), ...desk })
  const path = `/app/analytics/policy?termId=${made.termId}`
  await openWhenCounted(page, path, 'Actual and simulated')
  await page.getByLabel('Required attendance, %').fill('101')
  await page.getByRole('button', { name: 'Simulate these rules' }).click()
  await expect(
    page.getByText(insightAnalyticsPolicyWords.enterAWholeNumberUpTo({ max: '100' })),
  ).toBeVisible()
  await page.getByLabel('Required attendance, %').fill('50')
  await page.getByRole('button', { name: 'Simulate these rules' }).click()
  await expect(page).toHaveURL(/requiredPercentage=50/)
  await expect(page.getByText(/1 student would no longer be below in any class\.$/)).toBeVisible()
  await page.getByRole('radio', { name: 'Would rise above' }).click()
  await expect(page.getByRole('table', { name: 'Affected students' })).toContainText('Ben Figured')
  await expectAccessible(page)
})

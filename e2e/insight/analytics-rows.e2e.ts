import { m as insightAnalyticsDrilldownWords } from '@campanile/web/src/domains/insight/analytics/drilldown/messages.ts'
import { m as insightAnalyticsWords } from '@campanile/web/src/domains/insight/analytics/messages.ts'
import { m as insightAnalyticsOverviewWords } from '@campanile/web/src/domains/insight/analytics/overview/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { aTerm, openWhenCounted } from './counted-term.ts'

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

test.setTimeout(120_000)

test('an admin opens late records from the chart by keyboard, filters them, links to them and exports them', async ({
  campus,
  visit,
}) => {
  const made = await aTerm(campus)
  const page = await visit({ as: await campus.make.admin(), ...desk })
  await openWhenCounted(page, `/app/analytics/lateness?termId=${made.termId}`, '7.7%')
  const hours = page.getByRole('region', { name: 'By starting hour' })
  const column = hours.getByRole('link').filter({ hasText: '7.7%' })
  await column.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    insightAnalyticsDrilldownWords.recordsBehindThisFigure(),
  )
  await expect(page).toHaveURL(/status=late/)
  await expect(page.getByRole('table', { name: 'Records' }).getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('table', { name: 'Records' })).toContainText('Ada Figured')

  await page.getByLabel('Status', { exact: true }).selectOption('Attended')
  await expect(page.getByRole('status').filter({ hasText: '13 records' })).toBeVisible()
  await page.getByLabel('Find a student').fill('ben')
  await expect(page.getByRole('status').filter({ hasText: '5 records' })).toBeVisible()
  await page.getByRole('button', { name: 'Student', exact: true }).click()
  await expect(page).toHaveURL(/sort=student/)

  const linked = await visit({ as: await campus.make.admin(), ...phone })
  await linked.goto(page.url())
  await expect(linked.getByRole('list', { name: 'Records' }).getByRole('listitem')).toHaveCount(5)
  await expectAccessible(linked)

  await page.getByRole('button', { name: 'Export' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^Marks .*\.csv$/)

  await page.getByRole('button', { name: /^Remove filter: Starting at/ }).click()
  await expect(page).not.toHaveURL(/hour=/)
  await page.getByRole('link', { name: 'Lateness' }).click()
  await expect(page).toHaveURL(new RegExp(`analytics/lateness\\?termId=${made.termId}`))
})

test('figures of a comparison and of the term lead to students and records', async ({ campus, visit }) => {
  const made = await aTerm(campus)
  const page = await visit({ as: await campus.make.admin(), ...desk })
  await openWhenCounted(page, `/app/analytics?termId=${made.termId}`, '81.3% of 16 records')
  await page.getByRole('main').getByRole('link', { name: '2 students' }).click()
  const students = page.getByRole('table', { name: 'Students' })
  await expect(students.getByRole('row').filter({ hasText: 'Ben Figured' })).toContainText('62.5%')
  await students.getByRole('link', { name: '8 records of Ben Figured' }).click()
  await expect(page.getByRole('button', { name: 'Remove filter: Ben Figured' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '8 records' })).toBeVisible()

  await page.goto(`/app/analytics/compare?termId=${made.termId}&by=lecturer`)
  await page.getByRole('link', { name: /late records of Lee Figured/ }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 record' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove filter: Lecturer Lee Figured' })).toBeVisible()
})

test('every list of rows works by keyboard, on a phone and in dark mode, even if it is empty', async ({
  campus,
  visit,
}) => {
  await aTerm(campus)
  const page = await visit({ as: await campus.make.admin(), ...phone })
  for (const list of ['sessions', 'records', 'students', 'enrolments', 'staff-days', 'payslips']) {
    await page.goto(`/app/analytics/rows/${list}`)
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), list).toBe(390)
  }
  await page.goto('/app/analytics/rows/nothing')
  await expect(page).toHaveURL(/\/app\/analytics$/)
})

test('a part that cannot be loaded does not affect the others, and can be retried', async ({
  campus,
  visit,
}) => {
  const made = await aTerm(campus)
  const page = await visit({ as: await campus.make.admin(), ...desk })
  await openWhenCounted(page, `/app/analytics?termId=${made.termId}`, '81.3% of 16 records')
  const fail = (route: { fulfill: (answer: { status: number }) => Promise<void> }) =>
    route.fulfill({ status: 500 })
  await page.route('**/api/analytics/heatmap*', fail)
  await page.route('**/api/analytics/overview*', fail)
  // Otherwise, events about new figures would reload the part automatically.
  await page.route('**/api/events*', (route) => route.abort())
  await page.goto(`/app/analytics?termId=${made.termId}`)
  const heat = page.getByRole('region', { name: 'Attendance by time' })
  await expect(heat.getByRole('alert')).toContainText(insightAnalyticsWords.weCouldntLoadTheseFigures())
  await expect(page.getByText(insightAnalyticsWords.weCouldntLoadTheTerms())).toBeVisible()
  const trend = page.getByRole('region', { name: 'Trend' })
  await expect(trend.getByRole('slider')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Programmes compared' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/analytics/heatmap*')
  await heat.getByRole('button', { name: 'Try again' }).click()
  await expect(heat.getByRole('table')).toBeVisible()
})

test('options of the overview and of the policy simulator are in the URL, and are restored from it', async ({
  campus,
  visit,
}) => {
  const made = await aTerm(campus)
  const page = await visit({ as: await campus.make.admin(), ...desk })
  await openWhenCounted(page, `/app/analytics?termId=${made.termId}`, '81.3% of 16 records')
  for (const choice of [insightAnalyticsOverviewWords.splitTheTrendBy(), 'Compare'])
    await expect(page.getByLabel(choice, { exact: true })).toBeVisible()
  // Changes both before the page has shown either, as on a slow machine.
  const choices = [
    [insightAnalyticsOverviewWords.splitTheTrendBy(), 'lecturer'],
    ['Compare', 'class'],
  ]
  await page.evaluate((all) => {
    for (const [label, value] of all) {
      const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)
      if (!select || !value) throw new Error(`no choice ${label}`)
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, choices)
  await expect(page).toHaveURL(/split=lecturer/)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Classes compared' })).toContainText(made.courseCode)
  await expect(page.getByRole('region', { name: 'Trend' })).toContainText('of all lecturers with records')
  for (const what of ['weekdays and hours', 'the comparison', 'the trend', 'the students at risk'])
    await expect(page.getByRole('button', { name: `Export ${what}` })).toBeVisible()

  const policy = `/app/analytics/policy?termId=${made.termId}`
  await page.goto(`${policy}&requiredPercentage=50`)
  const required = page.getByLabel('Required attendance, %')
  await expect(required).toHaveValue('50')
  await required.fill('60')
  await required.press('Enter')
  await expect(page).toHaveURL(/requiredPercentage=60/)
  await expect(required).toBeFocused()
  await page
    .getByRole('navigation', { name: 'Analytics' })
    .getByRole('link', { name: 'Policy simulator' })
    .click()
  await expect(required).toHaveValue('')
  await page.goBack()
  await expect(required).toHaveValue('60')
})

test('on paper, the figures are printed without controls, dark on white in either theme', async ({
  campus,
  visit,
}) => {
  const made = await aTerm(campus)
  const page = await visit({ as: await campus.make.admin(), ...desk, colorScheme: 'dark' })
  await openWhenCounted(page, `/app/analytics?termId=${made.termId}`, '81.3% of 16 records')
  await expect(page.getByRole('button', { name: 'Export the trend' })).toBeVisible()
  const lightness = () =>
    page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d')
      if (!context) return -1
      context.fillStyle = getComputedStyle(document.body).color
      context.fillRect(0, 0, 1, 1)
      return context.getImageData(0, 0, 1, 1).data[0] ?? -1
    })
  expect(await lightness()).toBeGreaterThan(200)
  await page.emulateMedia({ media: 'print' })
  expect(await lightness()).toBeLessThan(80)
  for (const control of [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Analytics' }),
    page.getByRole('button', { name: 'Export the trend' }),
  ])
    await expect(control).toBeHidden()
  await expect(page.getByRole('region', { name: 'Attendance by time' }).getByRole('table')).toBeVisible()
})

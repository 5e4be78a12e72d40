import { m as timetableWords } from '@campanile/web/src/domains/timetable/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import {
  changeSession,
  minutesUntil,
  nextWeek,
  nextWeekClass,
  schedulePath,
  sessionButton,
} from './schedule-page.ts'

const [monday, tuesday, wednesday] = nextWeek as [string, string, string]

test('a lecturer’s week highlights today and links to the current register', { tag: '@journey' }, async ({
  campus,
  visit,
}) => {
  const { lecturer, id, courseTitle } = await nextWeekClass(campus)
  const on = await campus.make.session(id)
  const page = await visit({ as: lecturer })
  await page.goto('/app')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' }).click()
  await expect(page).toHaveURL(schedulePath)
  await expect(page.getByRole('heading', { name: 'Schedule', level: 1 })).toBeVisible()
  await expect(page.locator('h3[aria-current=date]')).toContainText('Today')
  await sessionButton(page, new RegExp(`${courseTitle}.*Now`)).click()
  await expect(page).toHaveURL(`${schedulePath}?session=${on.id}`)
  const panel = page.getByRole('dialog', { name: courseTitle })
  await expect(panel).toContainText('Students1')
  await panel.getByRole('link', { name: 'Go to check-in' }).click()
  await expect(page).toHaveURL(`/app/attendance/sessions/${on.id}`)
  await expect(page.getByRole('button', { name: 'Start check-in' })).toBeVisible()
  await page.goBack()
  await expect(panel).toBeVisible()
  await page.goBack()
  await expect(panel).toBeHidden()
})

test('a student’s open week updates when a session is moved and another cancelled', async ({
  campus,
  visit,
}) => {
  const { student, sessionId, id, courseTitle } = await nextWeekClass(campus)
  const second = await campus.make.session(id, { startsInMinutes: minutesUntil(tuesday, 14) })
  const page = await visit({ as: student })
  await page.goto(`${schedulePath}?date=${monday}`)
  const week = page.getByRole('region', { name: 'Schedule' })
  await expect(week.getByRole('region', { name: /Monday/ }).getByRole('button')).toHaveText(/10:00 to 11:30/)

  const admin = await visit({ as: await campus.make.admin() })
  await changeSession(admin, campus, 'move', sessionId, {
    day: wednesday,
    startsAt: '13:00',
    endsAt: '14:30',
    roomId: null,
    reason: 'The hall is flooded',
  })
  await changeSession(admin, campus, 'cancel', second.id, { reason: 'Illness' })
  await expect(week.getByRole('region', { name: /Monday/ }).getByRole('button')).toHaveCount(0)
  await expect(sessionButton(page, /Cancelled/)).toBeVisible()
  await expect(page.getByText('1 session, 1.5 hours, 2 changes that week')).toBeVisible()

  await sessionButton(page, /Moved/).click()
  const panel = page.getByRole('dialog', { name: courseTitle })
  await expect(panel).toContainText(/planned for Monday .*, 10:00 to 11:30/)
  await expect(panel).toContainText('The hall is flooded')
  await page.keyboard.press('Escape')
  await sessionButton(page, /Cancelled/).click()
  await expect(panel).toContainText(timetableWords.thisSessionIsCancelled())
  await expect(panel).toContainText('Illness')
  // Only the class is left to go to.
  await expect(panel.getByRole('link')).toHaveCount(1)
  await expect(panel.getByRole('link')).toHaveAttribute('href', `/app/classes/${id}`)
})

test('nobody sees sessions of other people’s classes', async ({ campus, visit }) => {
  await nextWeekClass(campus)
  const page = await visit({ as: await campus.make.student() })
  await page.goto(`${schedulePath}?date=${monday}`)
  await expect(page.getByRole('heading', { name: timetableWords.noSessionsThisWeek() })).toBeVisible()
  await page.goto(`${schedulePath}?date=${monday}&view=agenda`)
  await expect(page.getByRole('heading', { name: timetableWords.noSessionsInFourWeeks() })).toBeVisible()
})

test('month and agenda are in the URL, and a day of the month leads to its week', async ({
  campus,
  visit,
}) => {
  const { student, courseTitle } = await nextWeekClass(campus)
  const page = await visit({ as: student })
  await page.goto(`${schedulePath}?date=${monday}`)
  await page.getByRole('radio', { name: 'Month' }).click()
  await expect(page).toHaveURL(`${schedulePath}?date=${monday}&view=month`)
  const month = page.getByRole('table')
  await expect(month.getByRole('button', { name: courseTitle })).toContainText('10:00')
  await page.reload()
  await month
    .getByRole('button', { name: /Week of Monday/ })
    .filter({ hasText: String(Number(monday.slice(8))) })
    .first()
    .click()
  await expect(page).toHaveURL(`${schedulePath}?date=${monday}`)
  await expect(sessionButton(page, courseTitle)).toBeVisible()

  await page.getByRole('radio', { name: 'Agenda' }).click()
  await page.getByRole('button', { name: 'From today' }).click()
  await expect(page).toHaveURL(`${schedulePath}?view=agenda`)
  await expect(sessionButton(page, courseTitle)).toBeVisible()
  await page.getByRole('button', { name: 'Four weeks on' }).click()
  await expect(page.getByRole('heading', { name: timetableWords.noSessionsInFourWeeks() })).toBeVisible()
})

test('the keyboard moves forward, back and to today, and opens a session', async ({ campus, visit }) => {
  const { lecturer, courseTitle } = await nextWeekClass(campus)
  const page = await visit({ as: lecturer })
  await page.goto(schedulePath)
  await expect(page.locator('h3[aria-current=date]')).toBeVisible()
  // Faster than the pages in between can load.
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key)
  await expect(page).toHaveURL(`${schedulePath}?date=${monday}`)
  await sessionButton(page, courseTitle).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: courseTitle })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(sessionButton(page, courseTitle)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(new RegExp(`date=${monday}`))
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(schedulePath)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/date=/)
  await page.getByRole('radio', { name: 'Week' }).focus()
  await page.keyboard.down('ArrowRight')
  await expect(page).toHaveURL(/view=month/)
  await page.keyboard.up('ArrowRight')
})

test('on a phone, one day is shown at a time', async ({ campus, visit }) => {
  const { student, id, courseTitle } = await nextWeekClass(campus)
  await campus.make.session(id, { startsInMinutes: minutesUntil(monday, 13) })
  const page = await visit({ as: student, viewport: { width: 390, height: 844 } })
  await page.goto(`${schedulePath}?date=${monday}`)
  await expect(page.getByRole('tab', { name: /Monday/ })).toHaveAttribute('aria-selected', 'true')
  await expect(sessionButton(page, courseTitle)).toHaveCount(2)
  await expect(page.getByText('1 h 30 free')).toBeVisible()
  await page.getByRole('tab', { name: /Tuesday/ }).click()
  await expect(page).toHaveURL(`${schedulePath}?date=${tuesday}`)
  await expect(page.getByRole('heading', { name: timetableWords.noSessionsThisDay() })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(sessionButton(page, courseTitle)).toHaveCount(2)
  await page.getByRole('radio', { name: 'Month' }).click()
  await page.getByRole('button', { name: /Monday.*2 sessions/ }).click()
  await sessionButton(page, courseTitle).first().click()
  await expect(page.getByRole('dialog', { name: courseTitle })).toBeVisible()
})

test('a schedule that cannot be loaded says so, and loads when it is retried', async ({ campus, visit }) => {
  const { lecturer, courseTitle } = await nextWeekClass(campus)
  const page = await visit({ as: lecturer })
  await page.goto(schedulePath)
  await expect(page.locator('h3[aria-current=date]')).toBeVisible()
  await page.context().setOffline(true)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: timetableWords.weCouldntLoadYourSchedule() })).toBeVisible()
  await page.context().setOffline(false)
  await expect(sessionButton(page, courseTitle)).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`the views and what they open are accessible, ${colorScheme}, ${viewport.width} px`, async ({
      campus,
      visit,
    }) => {
      const { student, id, courseTitle } = await nextWeekClass(campus)
      const beside = await campus.make.class([await campus.make.lecturer()], [student])
      await campus.make.session(beside.id, { startsInMinutes: minutesUntil(monday, 11) })
      await campus.make.session(id, { startsInMinutes: minutesUntil(monday, 14), status: 'cancelled' })
      await campus.make.session(id)
      const page = await visit({ as: student, colorScheme, viewport })
      for (const query of ['', `?date=${monday}`, `?date=${monday}&view=month`, '?view=agenda']) {
        await page.goto(schedulePath + query)
        await expect(sessionButton(page, courseTitle).first()).toBeVisible()
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      }
      await sessionButton(page, courseTitle).first().click()
      await expect(page.getByRole('dialog', { name: courseTitle })).toBeVisible()
      await expectAccessible(page)
      await page.goto(`${schedulePath}?subscribe=1`)
      await page.getByRole('button', { name: 'Create address' }).click()
      await expect(page.getByLabel('Calendar address')).toBeVisible()
      await expectAccessible(page)
    })
  }
}

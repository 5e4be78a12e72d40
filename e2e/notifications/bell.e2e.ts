import { notifications } from '@campanile/server/domains/notifications/notifications.tables.ts'
import { m as notificationsPreferencesWords } from '@campanile/web/src/domains/notifications/preferences/messages.ts'
import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { expect, test } from '../support/test.ts'

const phone = { viewport: { width: 390, height: 844 } }

const put = (campus: Campus, personId: string, titles: string[]) =>
  campus.db.insert(notifications).values(
    titles.map((title) => ({
      personId,
      kind: 'timetable' as const,
      type: 'info' as const,
      title,
      message: `About ${title}`,
      priority: 'low' as const,
      at: new Date(),
      navigationPath: '/app/schedule',
    })),
  )

test('the bell counts to 9+; reading, opening and clearing work by keyboard alone', async ({
  campus,
  visit,
}) => {
  const student = await campus.make.student()
  const titles = Array.from({ length: 10 }, (_, number) => `News ${number + 1}`)
  await put(campus, student.id, titles)
  const page = await visit({ as: student })
  await page.goto('/app/dashboard')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications, 10 unread')
  await expect(bell.getByText('9+')).toBeVisible()

  // The button may disappear before the key is released.
  const press = async (target: Locator) => {
    await target.focus()
    await page.keyboard.press('Enter')
  }
  await press(bell)
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await press(panel.getByRole('button', { name: 'Mark All Read' }))
  await expect(bell).toHaveAccessibleName('Notifications')
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused()

  await press(panel.getByRole('button', { name: /News 10/ }))
  await expect(page).toHaveURL(/\/app\/schedule$/)
  await expect(panel).toBeHidden()
  await bell.click()
  await expect(panel.getByRole('listitem')).toHaveCount(9)
  await expect(panel.getByText('News 10')).toBeHidden()
  await press(panel.getByRole('button', { name: 'Clear All' }))
  await expect(panel.getByText('All caught up!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
  await page.reload()
  await bell.click()
  await expect(panel.getByText('All caught up!')).toBeVisible()
})

test('the panel stays open when the screen behind it loads late', async ({ campus, visit }) => {
  const student = await campus.make.student()
  await put(campus, student.id, ['Early news'])
  const page = await visit({ as: student })
  await page.goto('/app/dashboard')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/ScheduleScreen.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Schedule' }).click()
  await expect(page).toHaveURL(/\/app\/schedule$/)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByText('Early news', { exact: true })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible()
  await expect(panel.getByText('Early news', { exact: true })).toBeVisible()
})

test('notifications appear in the bell without a reload', { tag: '@journey' }, async ({ campus, visit }) => {
  const [lecturer, student] = [await campus.make.lecturer(), await campus.make.student()]
  const taught = await campus.make.class([lecturer], [student])
  const { id } = await campus.make.session(taught.id)
  const page = await visit({ as: student })
  await page.goto('/app/schedule')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications')
  const opening = await visit({ as: lecturer })
  await opening.request.post(`/api/sessions/${id}/check-in`, {
    data: { lateAfterMinutes: 10, closeAfterMinutes: 20 },
    headers: { origin: campus.url },
  })
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
})

test('people select in the bell which kinds they also get by other channels, on a phone too', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.student(), ...phone })
  await page.goto('/app/dashboard')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.click()
  await page.getByRole('button', { name: 'Notification settings' }).click()
  await expect(page).toHaveURL(/\/app\/settings\/notifications$/)
  const section = page.getByRole('region', { name: 'Notifications', exact: true })
  await expect(section.getByRole('rowheader')).toHaveText([
    /^Decisions/,
    /^Attendance/,
    /^Timetable/,
    /^Assignments/,
    /^Results/,
    /^Messages/,
    /^Account.*Always sent by email\./,
  ])
  await expect(section.getByText(notificationsPreferencesWords.noMailServerIsSetUp())).toBeVisible()
  const push = section.getByRole('checkbox', { name: 'Timetable by push' })
  await expect(push).toBeChecked()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await push.click()
  await expect(push).not.toBeChecked()
  expect((await saved).status()).toBe(200)
  await expect(section.getByRole('checkbox', { name: 'Account by email' })).toBeChecked()
  await expect(section.getByRole('checkbox', { name: 'Account by email' })).toBeDisabled()
  await expectAccessible(page)
  await page.reload()
  await expect(push).not.toBeChecked()
})

test('people without a registered face are asked to register one, until they dismiss it', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.staff() })
  await page.goto('/app/dashboard')
  const prompt = page.getByRole('main').getByRole('link', { name: /^Register your face\./ })
  await expect(prompt).toHaveAttribute('href', '/app/setup/face-registration')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(prompt).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(prompt).toBeHidden()
})

import { m as settingsFormWords } from '@campanile/web/src/domains/settings/form/messages.ts'
import { m as timetableWords } from '@campanile/web/src/domains/timetable/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { minutesUntil, nextWeek, nextWeekClass, schedulePath, sessionButton } from './schedule-page.ts'

const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1440, height: 900 } }
const [monday, tuesday] = [nextWeek[0]!, nextWeek[1]!]
const mine = '/app/schedule/requests'
const queue = '/app/classes/session-requests'

test('a lecturer sees a clash, requests another time, an admin approves it, and both and the student are notified', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { make } = campus
  const { lecturer, student, courseCode, courseTitle } = await nextWeekClass(campus)
  const other = await make.class([lecturer])
  await make.session(other.id, { startsInMinutes: minutesUntil(tuesday, 10) })
  const page = await visit({ as: lecturer, ...phone })
  await page.goto(`${schedulePath}?date=${monday}`)
  await sessionButton(page, new RegExp(courseCode)).first().click()
  await page.getByRole('button', { name: 'Request move' }).click()
  const form = page.getByRole('dialog', { name: 'Request move' })
  await form.getByLabel('Day').fill(tuesday)
  await expect(form.getByText(`teaches ${other.courseCode} on`)).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('From').fill('15:00')
  await form.getByLabel('To', { exact: true }).fill('16:30')
  await expect(form.getByText(`teaches ${other.courseCode} on`)).toBeHidden()
  await form.getByRole('button', { name: 'Request move' }).click()
  await expect(form.getByLabel(/^Reason/)).toHaveAccessibleDescription(/required/)
  await form.getByLabel(/^Reason/).fill('I speak at a conference')
  await form.getByRole('button', { name: 'Request move' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('Move requested').first()).toBeVisible()
  await page.getByRole('link', { name: 'View request' }).click()
  const own = page.getByRole('region', { name: 'Your requests' })
  await expect(own).toContainText('15:00 to 16:30')
  await expectAccessible(page)

  const admin = await visit({ as: await make.admin(), ...desk })
  await admin.goto('/app/dashboard')
  await admin
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('link', { name: /^Session requests/ })
    .click()
  await expect(admin).toHaveURL(new RegExp(`${queue}$`))
  const request = admin.getByRole('listitem').filter({ hasText: courseTitle })
  await expect(request).toContainText('I speak at a conference')
  await expectAccessible(admin)
  await request.getByRole('button', { name: /^Approve/ }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Approve request' }).click()
  await expect(request).toBeHidden()

  await expect(own).not.toContainText('15:00 to 16:30')
  await own.getByRole('radio', { name: 'Decided' }).click()
  await expect(own).toContainText('Approved')
  const told = await visit({ as: student, ...phone })
  await told.goto('/app/dashboard')
  await told.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
  await expect(told.getByRole('dialog', { name: 'Notifications' })).toContainText('Class moved')
})

test('a request to cancel is withdrawn, made again, and rejected with a reason', async ({
  campus,
  visit,
}) => {
  const { lecturer, courseTitle, id: classId } = await nextWeekClass(campus)
  const page = await visit({ as: lecturer, ...desk })
  await page.goto(`/app/classes/${classId}/sessions`)
  const sessions = page.getByRole('region', { name: 'Sessions' })
  const request = async () => {
    await sessions.getByRole('button', { name: /^Change/ }).click()
    await page.getByRole('menuitem', { name: 'Request cancellation' }).click()
    const form = page.getByRole('dialog', { name: 'Request cancellation' })
    await form.getByRole('button', { name: 'Request cancellation' }).click()
    await expect(form.getByLabel('Reason')).toHaveAccessibleDescription(/Give a reason/)
    await form.getByLabel('Reason').fill('A conference')
    await form.getByRole('button', { name: 'Request cancellation' }).click()
    await expect(form).toBeHidden()
  }
  await request()
  await expect(sessions).toContainText('requests to cancel it')
  await page.goto(mine)
  const own = page.getByRole('region', { name: 'Your requests' })
  await own.getByRole('button', { name: /^Withdraw/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw request' }).click()
  await expect(own).toContainText('No open requests')
  await page.goto(`/app/classes/${classId}/sessions`)
  await request()

  const admin = await visit({ as: await campus.make.admin(), ...phone })
  await admin.goto(queue)
  const item = admin.getByRole('listitem').filter({ hasText: courseTitle })
  await item.getByRole('button', { name: /^Reject/ }).click()
  const dialog = admin.getByRole('dialog', { name: 'Reject request' })
  await dialog.getByLabel('Reason').fill('The exam is that week')
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: 'Reject request' }).click()
  await expect(item).toBeHidden()
  await page.goto(mine)
  await own.getByRole('radio', { name: 'Decided' }).click()
  await expect(own).toContainText('The exam is that week')
})

test('where the settings allow it, a lecturer cancels a session directly', async ({ campus, visit }) => {
  const { lecturer, courseTitle } = await nextWeekClass(campus)
  const admin = await visit({ as: await campus.make.admin(), ...desk })
  await admin.goto('/app/settings/requests')
  const card = admin.getByRole('region', { name: 'Session changes' })
  const change = async (to: string) => {
    await card.getByLabel('Lecturers can change sessions of their classes').selectOption(to)
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(card.getByRole('button', { name: 'Discard' })).toBeHidden()
  }
  await change('Directly')
  const page = await visit({ as: lecturer, ...desk })
  await page.goto(`${schedulePath}?date=${monday}`)
  await sessionButton(page, courseTitle).click()
  await page.getByRole('button', { name: 'Cancel session' }).click()
  const form = page.getByRole('dialog', { name: 'Cancel session' })
  await form.getByLabel(/^Reason/).fill('I am ill')
  await form.getByRole('button', { name: 'Cancel session' }).click()
  await expect(page.getByText(timetableWords.thisSessionIsCancelled())).toBeVisible()
  await change(settingsFormWords.withApproval())
})

import { m as leaveMyWords } from '@campanile/web/src/domains/leave/my/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { minutesUntil, nextWeek } from '../timetable/schedule-page.ts'
import { askFor, inQueue, leavePath, myLeavePath } from './leave-page.ts'

const monday = nextWeek[0]!

test('a lecturer requests leave; an admin sees it live, cancels one session, has one covered, and all are notified', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { make } = campus
  const nadia = await make.lecturer({ firstName: 'Nadia', lastName: 'Berger' })
  await make.lecturer({ firstName: 'Aaron', lastName: 'Abel' })
  const student = await make.student()
  const taught = await make.class([nadia], [student])
  await make.session(taught.id, { startsInMinutes: minutesUntil(monday, 10) })
  await make.session(taught.id, { startsInMinutes: minutesUntil(monday, 14) })

  const admin = await visit({ as: await make.admin() })
  await admin.goto(`${leavePath}?search=Berger`)
  await expect(admin.getByText('Nothing matches “Berger”')).toBeVisible()

  const lecturer = await visit({ as: nadia })
  await lecturer.goto(myLeavePath)
  await expect(lecturer.getByRole('heading', { level: 1, name: 'Leave Requests' })).toBeVisible()
  await expectAccessible(lecturer)
  const form = await askFor(lecturer, 'Annual leave', monday)
  const sum = form.getByRole('region', { name: 'Summary' })
  await expect(sum).toContainText(
    leaveMyWords.leftAfterwardsOfType({ length: '19 days', leaveType: 'Annual leave' }),
  )
  await expect(sum).toContainText(leaveMyWords.sessionsAreAffected({ sessions: 2 }))
  await form.getByRole('button', { name: 'Submit request' }).click()
  await expect(form.getByText('Enter a reason')).toBeVisible()
  await form.getByLabel('Reason').fill('My sister marries')
  await form.locator('input[type=file]').setInputFiles({
    name: 'Invitation.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await expectAccessible(lecturer)
  await form.getByRole('button', { name: 'Submit request' }).dblclick()
  await expect(form).toBeHidden()
  const asked = lecturer.getByRole('list', { name: 'Requests' }).getByRole('listitem')
  await expect(asked).toHaveCount(1)
  await expect(asked).toContainText('Pending')

  await expect(admin.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  const row = inQueue(admin, 'Nadia Berger')
  await expect(row).toContainText('1 day')
  await row.getByRole('button', { name: /^Review/ }).click()
  const review = admin.getByRole('dialog')
  await expect(review.getByRole('link', { name: /Invitation.pdf/ })).toBeVisible()
  const morning = review.getByRole('listitem').filter({ hasText: '10:00 to 11:30' })
  await morning.getByRole('radio', { name: 'Cancel' }).click()
  const afternoon = review.getByRole('listitem').filter({ hasText: '14:00 to 15:30' })
  await afternoon.getByRole('radio', { name: 'Cover' }).click()
  await review.getByRole('button', { name: 'Approve' }).click()
  await expect(afternoon.getByText('Select a substitute')).toBeVisible()
  await afternoon.getByLabel('Substitute').selectOption('Aaron Abel')
  await expectAccessible(admin)
  const toast = lecturer.getByRole('listitem').filter({ hasText: 'Leave approved' })
  await review.getByRole('button', { name: 'Approve' }).click()
  // Checked first, because it disappears after a while.
  await expect(toast).toContainText('Annual leave')
  await toast.getByRole('button').click()
  await expect(toast).toBeHidden()
  await expect(review).toBeHidden()
  await expect(row).toContainText('Approved')
  await expect(lecturer.getByRole('region', { name: 'Balances' })).toContainText('19 days left of 20')

  const told = await visit({ as: student })
  await told.goto(`/app/schedule?date=${monday}`)
  const schedule = told.getByRole('region', { name: 'Schedule' })
  await expect(schedule.getByRole('button', { name: /Cancelled/ })).toHaveCount(1)
  await expect(schedule.getByRole('button', { name: /Aaron Abel/ })).toHaveCount(1)
})

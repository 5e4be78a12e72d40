import { m as notificationsGroupMessagesWords } from '@campanile/web/src/domains/notifications/group-messages/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

test('a lecturer writes to a class and sees who has read it', { tag: '@journey' }, async ({
  campus,
  visit,
}) => {
  const lecturer = await campus.make.lecturer({ firstName: 'Grace', lastName: 'Hopper' })
  const reader = await campus.make.student({ firstName: 'Ada', lastName: 'Reader' })
  const other = await campus.make.student({ firstName: 'Ben', lastName: 'Later' })
  const disabled = await campus.make.student({ firstName: 'Dora', lastName: 'Disabled', isActive: false })
  const taught = await campus.make.class([lecturer], [reader, other, disabled])

  const page = await visit({ as: lecturer })
  await page.goto(`/app/classes/${taught.id}/students`)
  await page.getByRole('button', { name: 'Message students' }).click()
  const form = page.getByRole('dialog', { name: `Message to ${taught.courseCode}` })
  await expect(form.getByText(/^2 people get this message/)).toBeVisible()
  await expect(
    form.getByText(notificationsGroupMessagesWords.leftOutDisabled({ count: 1, names: 'Dora Disabled' })),
  ).toBeVisible()
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Enter a subject')).toBeVisible()
  await form.getByLabel('Subject').fill('Lab on Friday')
  await form.getByLabel('Message', { exact: true }).fill('Bring your notes.\n\nSee you there.')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Send message' }).click()
  const confirm = page.getByRole('alertdialog', {
    name: notificationsGroupMessagesWords.confirmTitle({ count: 2 }),
  })
  await expect(confirm).toContainText('Bring your notes.')
  await confirm.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('button', { name: 'Show delivery' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lab on Friday' })).toBeVisible()
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(rowOf('Ada Reader')).toContainText('Unread')
  await expectAccessible(page)

  const reading = await visit({ as: reader })
  await reading.goto('/app/dashboard')
  await reading.getByRole('button', { name: /^Notifications/ }).click()
  const item = reading
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('button', { name: /Lab on Friday/ })
  await expect(item).toContainText(`From Grace Hopper (${taught.courseCode})`)
  await item.click()
  await expect(reading).toHaveURL(/\/app\/dashboard\/messages\?message=/)
  const message = reading.getByRole('dialog', { name: 'Lab on Friday' })
  await expect(message).toContainText('See you there.')
  await expectAccessible(reading)

  // The sender’s page notices without a reload.
  await expect(rowOf('Ada Reader')).not.toContainText('Unread')
  await expect(rowOf('Ben Later')).toContainText('Unread')
  await page.getByRole('link', { name: 'Sent messages' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Lab on Friday' })).toContainText('1 of 2')
})

test('an admin writes to everyone whom the filters find, on a phone too', async ({ campus, visit }) => {
  const lastName = 'Filterfield'
  const staff = await campus.make.staff({ firstName: 'Sam', lastName })
  await campus.make.student({ firstName: 'Stu', lastName })
  const page = await visit({
    as: await campus.make.admin(),
    viewport: { width: 390, height: 844 },
  })
  await page.goto(`/app/users?search=${lastName}&role=staff`)
  await page.getByRole('button', { name: 'Message these people' }).click()
  const form = page.getByRole('dialog', { name: 'New message' })
  await expect(form.getByText(/^1 person gets this message/)).toBeVisible()
  await form.getByLabel('Subject').fill('Office closed')
  await form.getByLabel('Message', { exact: true }).fill('The office is closed on Monday.')
  await form.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send message' }).click()
  await page.goto('/app/dashboard/sent-messages')
  await expect(page.getByRole('listitem').filter({ hasText: 'Office closed' })).toContainText(
    'Staff, “Filterfield”',
  )
  const reading = await visit({ as: staff })
  await reading.goto('/app/dashboard/messages')
  await expect(reading.getByRole('row').filter({ hasText: 'Office closed' })).toContainText('Unread')
})

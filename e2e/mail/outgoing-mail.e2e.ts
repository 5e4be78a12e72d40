import { mailOutbox } from '@campanile/server/domains/mail/mail.tables.ts'
import { m as mailWords } from '@campanile/web/src/domains/mail/messages.ts'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

test('without a mail server, an admin finds the invitation and passes on its link', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.admin() })
  const data = { email: 'handed@mail.test', firstName: 'Hanna', lastName: 'Dover', role: 'staff' }
  await page.request.post('/api/people', {
    data: { ...data, employmentType: null, number: null },
    headers: { origin: campus.url },
  })
  await page.goto('/app/users')
  await page.getByRole('link', { name: 'Outgoing mail' }).click()
  await expect(page.getByRole('heading', { name: 'Outgoing mail', level: 1 })).toBeVisible()
  await expect(page.getByText(mailWords.noMailServerIsSetUp())).toBeVisible()
  await page.getByLabel(mailWords.findByNameOrAddress()).fill('handed@mail')
  await expect(page).toHaveURL(/search=handed/)
  const row = page.getByRole('row').filter({ hasText: 'Hanna Dover' })
  await expect(row).toContainText('Not sent')
  await expect(page.getByRole('table', { name: 'Outgoing mail' })).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('group').getByRole('button', { name: /^Not sent\s*1/ })).toBeVisible()
  await row.getByRole('button', { name: 'Open' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invitation for Hanna Dover' })
  await expect(dialog).toContainText('The link works once and for 14 days.')
  await expectAccessible(page)
  const link = await dialog.getByLabel('Link to share').inputValue()
  const guest = await visit()
  await guest.goto(link)
  await expect(guest.getByText('handed@mail.test')).toBeVisible()
})

test('on a phone, an admin marks an unclear email as sent, and the toast stays while it has the focus', async ({
  campus,
  visit,
}) => {
  const reader = await campus.make.student({ firstName: 'Una', lastName: 'Clear' })
  const now = new Date()
  await campus.db.insert(mailOutbox).values({
    kind: 'notification',
    personId: reader.id,
    state: 'unclear',
    problem: 'broken-off',
    attempts: 1,
    createdAt: now,
    nextAttemptAt: now,
  })
  const page = await visit({ as: await campus.make.admin(), viewport: { width: 390, height: 844 } })
  await page.clock.install()
  await page.goto(`/app/users/mail?search=${encodeURIComponent(reader.email)}`)
  const item = page.getByRole('listitem').filter({ hasText: 'Una Clear' })
  await expect(item).toContainText('The connection was lost while sending the message. It may have arrived.')
  await expect(item.getByRole('button', { name: 'Open' })).toBeHidden()
  await item.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Mark as sent' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as sent' }).click()
  const toast = page.getByText(mailWords.theMessageIsMarkedAsSent())
  await expect(toast).toBeVisible()
  await expect(item).toContainText('Sent')
  const [row] = await campus.db.select().from(mailOutbox).where(eq(mailOutbox.personId, reader.id))
  expect(row?.state).toBe('sent')

  const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true }).last()
  await dismiss.focus()
  await page.clock.runFor(6_000)
  await expect(toast).toBeVisible()
  await page.keyboard.press('Enter')
  await page.clock.runFor(1_000)
  await expect(toast).toBeHidden()
})

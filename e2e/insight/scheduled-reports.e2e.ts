import { openMailServer } from '@campanile/server/testing/open-mail-server.ts'
import { m as scheduledReportsWords } from '@campanile/web/src/domains/scheduled-reports/messages.ts'
import { m as uiReportsWords } from '@campanile/web/src/ui/reports/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { type Campus, foundInstitution, startCampus } from '../support/campus.ts'
import { test as base, expect } from '../support/test.ts'

type Mails = Awaited<ReturnType<typeof openMailServer>>

const test = base.extend<object, { mails: Mails; campus: Campus }>({
  mails: [
    async ({}, use) => {
      const mails = await openMailServer()
      await use(mails)
      await mails.stop()
    },
    { scope: 'worker' },
  ],
  campus: [
    async ({ mails }, use) => {
      const campus = await startCampus({ SMTP_URL: mails.url })
      await foundInstitution(campus)
      await use(campus)
      await campus.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('an admin schedules a filtered list, and the email arrives with its file', async ({
  campus,
  mails,
  visit,
}) => {
  const admin = await campus.make.admin({ firstName: 'Olga', lastName: 'Owner' })
  await campus.make.student({ firstName: 'Ada', lastName: 'Listed' })
  const page = await visit({ as: admin })
  await page.goto('/app/users?search=Listed&role=student')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Email regularly' }).click()
  const form = page.getByRole('dialog', { name: 'Email regularly' })
  await form.getByLabel('Name').fill('Listed students')
  await form.getByLabel('File format').selectOption('CSV')
  await form.getByLabel('How often').selectOption('Every month')
  await form.getByLabel(uiReportsWords.dayOfMonth()).selectOption('3')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Schedule report' }).click()
  await page.getByRole('button', { name: 'Show reports' }).click()

  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Listed students' })
  await expect(item).toContainText('Role: Student, Search: “Listed”')
  await expect(item).toContainText(scheduledReportsWords.everyMonth({ day: 3, hour: '07:00' }))
  await expect(item).toContainText('Next: ')
  await expect(item).toContainText('Not sent yet')
  await item.getByRole('button', { name: 'Actions for “Listed students”' }).click()
  await page.getByRole('menuitem', { name: 'Send now' }).click()
  const mail = await mails.nextMail()
  expect(mail.to?.[0]?.address).toBe(admin.email)
  expect(mail.subject).toMatch(/^Listed students, /)
  const [file] = mail.attachments
  expect(Buffer.from(file?.content as ArrayBuffer).toString()).toContain('Listed')
  await page.reload()
  await expect(item).toContainText('Last sent ')
  await expectAccessible(page)

  await item.getByRole('button', { name: 'Actions for “Listed students”' }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await expect(item).toContainText('Paused')
  await item.getByRole('button', { name: 'Actions for “Listed students”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No scheduled reports')).toBeVisible()
})

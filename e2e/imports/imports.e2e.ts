import {
  course,
  enrolled,
  klass,
  makeBundle,
  org,
  role,
  session,
  user,
} from '@campanile/server/domains/imports/testing/bundle.ts'
import { m as importsWords } from '@campanile/web/src/domains/imports/messages.ts'
import { m as uiImportWords } from '@campanile/web/src/ui/import/messages.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

const choose = (page: Page, name: string, content: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

const outcome = (page: Page, name: RegExp) => page.getByRole('group').getByRole('button', { name })

test('an admin does a dry run of a people import, reviews its effects, applies it and rolls it back', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.admin() })
  await page.goto('/app/users')
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { name: 'Imports', level: 1 })).toBeVisible()
  await choose(
    page,
    'new people.csv',
    'Login,First name,Surname,Role,Shoe size\nnina@import.test,Nina,Novak,student,38\nbroken,Otto,Orr,student,44\n',
  )
  await expect(page.getByLabel('First name')).toHaveValue('1')
  await expect(page.getByText('Not imported: Login, Shoe size')).toBeVisible()
  await page.getByRole('button', { name: 'Start dry run' }).click()
  await expect(page.getByRole('alert')).toContainText(uiImportWords.selectTheColumnsFor({ columns: 'Email' }))
  await expectAccessible(page)
  await page.getByLabel('Email', { exact: true }).selectOption('Login')
  await page.getByRole('button', { name: 'Start dry run' }).click()
  await expect(page.getByRole('heading', { name: 'new people.csv' })).toBeVisible()
  await expect(page.getByText('Ready to apply')).toBeVisible()
  await expect(outcome(page, /^New\s*1/)).toBeVisible()
  await outcome(page, /^Rejected\s*1/).click()
  await expect(page.getByRole('row').filter({ hasText: 'people.csv, line 3' })).toContainText(
    'Please enter a valid email address',
  )
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Applied', { exact: true })).toBeVisible()
  const users = await visit({ as: await campus.make.admin() })
  await users.goto('/app/users?search=nina%40import')
  await expect(users.getByRole('row').filter({ hasText: 'nina@import.test' })).toContainText('Invited')

  await page.getByRole('button', { name: 'Roll back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText('Rolled back', { exact: true })).toBeVisible()
  await expect(users.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('link', { name: 'Imports' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'new people.csv' })).toContainText('Rolled back')
})

test('a file that is not a list is rejected with a reason and can be discarded, on a phone too', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.admin(), viewport: { width: 390, height: 844 } })
  await page.goto('/app/users/imports')
  await choose(page, 'holiday.csv', 'shoes,socks\n1,2\n')
  await page.getByRole('button', { name: 'Start dry run' }).click()
  await expect(page.getByRole('alert')).toContainText('Email, First name, Last name, Role')
  await choose(page, 'holiday.csv', 'email,firstName,lastName,role\n"nina@import.test,Nina,Novak,student\n')
  await page.getByRole('button', { name: 'Start dry run' }).click()
  await expect(page.getByRole('alert')).toContainText('A quotation mark is never closed')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { name: 'Imports', level: 1 })).toBeVisible()
  await expect(page.getByText('holiday.csv')).toHaveCount(0)
})

test('a OneRoster bundle imports a term with its classes, and an export can be imported again', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.admin() })
  await page.goto('/app/users/imports')
  await page.getByLabel(importsWords.contentOfTheFile()).selectOption(importsWords.oneRosterBundle())
  const bundle = await makeBundle({
    orgs: [org('o1', 'Roster studies')],
    academicSessions: [session('t1', 'Roster term')],
    courses: [course('c1', 'ROS1', 'Rosters', 'o1')],
    classes: [klass('k1', 'c1', 't1')],
    users: [user('u1', 'Tess', 'Teacher'), user('u2', 'Stan', 'Student')],
    roles: [role('u1', 'teacher'), role('u2', 'student')],
    enrollments: [enrolled('e1', 'k1', 'u1', 'teacher'), enrolled('e2', 'k1', 'u2')],
  })
  await choose(page, 'roster.zip', bundle)
  await page.getByRole('button', { name: 'Start dry run' }).click()
  await expect(outcome(page, /^New\s*8/)).toBeVisible()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Applied', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Imports' }).click()
  await page.getByLabel('Lists to export').selectOption('Courses (CSV)')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const path = await (await download).path()
  await page.getByLabel(importsWords.contentOfTheFile()).selectOption('Courses (CSV)')
  await page.locator('input[type=file]').setInputFiles(path)
  await page.getByRole('button', { name: 'Start dry run' }).click()
  await expect(page.getByText('Ready to apply')).toBeVisible()
  await expect(outcome(page, /^New\s*0/)).toBeVisible()
  await expect(outcome(page, /^Changed\s*0/)).toBeVisible()
})

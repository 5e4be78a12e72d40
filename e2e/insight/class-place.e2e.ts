import { markedClass } from '@campanile/server/domains/insight/testing/marked-class.ts'
import { m as classWords } from '@campanile/web/src/domains/insight/class/messages.ts'
import { m as structureClassesWords } from '@campanile/web/src/domains/structure/classes/messages.ts'
import { m as structureMaterialsWords } from '@campanile/web/src/domains/structure/materials/messages.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { expect, test } from '../support/test.ts'

test.setTimeout(120_000)

const phone = { viewport: { width: 390, height: 844 } }
const nothingHere = 'This doesn’t exist, or you don’t have access to it.'

/** A class with records of eight weeks and a session that is on. */
async function aTaughtClass({ make, db }: Campus) {
  const lecturer = await make.lecturer({ firstName: 'Lena', lastName: 'Placed' })
  const ada = await make.student({ firstName: 'Ada', lastName: 'Placed' })
  const ben = await make.student({ firstName: 'Ben', lastName: 'Placed' })
  const taught = await markedClass(
    { make, db, now: () => new Date() },
    [lecturer],
    [
      [ada, 'PPLPPPPP'],
      [ben, 'PPPPPAAA'],
    ],
  )
  await make.session(taught.id)
  return { ...taught, lecturer, ada }
}

const tabOf = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: structureClassesWords.partsOfTheClass() })
    .getByRole('link', { name, exact: true })

test('a lecturer opens a class from the dashboard, starts check-in there and goes through its tabs', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { lecturer, courseTitle } = await aTaughtClass(campus)
  const page = await visit({ as: lecturer })
  const tab = (name: string) => tabOf(page, name)
  await page.goto('/app/dashboard')
  await page
    .getByRole('region', { name: 'My classes' })
    .getByRole('link', { name: new RegExp(courseTitle) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courseTitle)
  await expect(page.getByRole('region', { name: 'Attendance this term' })).toContainText('13 of 16')
  await expect(page.getByRole('region', { name: 'Lecturers' })).toContainText('Lena Placed')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Start check-in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start check-in' }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: `Open register of ${courseTitle}` })).toBeVisible()

  await tab('Sessions').click()
  const sessions = page.getByRole('region', { name: 'Sessions' })
  await sessions.getByText('Past', { exact: true }).click()
  await expect(sessions.getByRole('link', { name: /^Register/ })).toHaveCount(8)
  await tab('Students').click()
  await expect(page.getByRole('region', { name: 'Students' })).toContainText('Ada Placed')
  await tab('Attendance').click()
  await expect(page.getByRole('grid', { name: 'Records' })).toContainText('Ben Placed')
  await tab('Assignments').click()
  await page.getByRole('button', { name: 'New assignment' }).click()
  // The class is known, so the form doesn't ask for it.
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Class', { exact: true })).toBeHidden()
  await page.keyboard.press('Escape')
  await tab('Marks and results').click()
  await expect(page.getByRole('region', { name: 'Mark sheets' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Class results' })).toBeVisible()
  await tab('Timetable').click()
  await expect(page.getByRole('region', { name: 'Weekly meetings' })).toBeVisible()
  await tab('Settings').click()
  await expect(page.getByRole('region', { name: structureMaterialsWords.materials() })).toBeVisible()
  await expect(page.getByRole('combobox', { name: structureClassesWords.addALecturer() })).toBeHidden()
})

test('an admin reaches a class from Class Management, and its settings', async ({ campus, visit }) => {
  const { id, courseTitle, courseCode } = await aTaughtClass(campus)
  await campus.make.session(id, { startsInMinutes: -300, minutes: 60 })
  const page = await visit({ as: await campus.make.admin() })
  await page.goto(`/app/classes?search=${courseCode}`)
  await page.getByRole('link', { name: courseTitle, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/app/classes/${id}$`))
  const registers = classWords.registersToComplete()
  // The register is for the lecturer to complete, so it isn’t among what waits for the admin.
  await expect(page.getByRole('region', { name: 'Waiting for the lecturers' })).toContainText(registers)
  await expect(page.getByRole('region', { name: 'Waiting for you' })).not.toContainText(registers)
  await tabOf(page, 'Settings').click()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByRole('combobox', { name: 'Add a lecturer' })).toBeVisible()
  await expectAccessible(page)
})

test('a student has a page of each class, which others can’t open', async ({ campus, visit }) => {
  const { id, ada, courseTitle } = await aTaughtClass(campus)
  const page = await visit({ as: ada, ...phone, colorScheme: 'dark' })
  await page.goto('/app/attendance')
  await page
    .getByRole('region', { name: 'Attendance by class' })
    .getByRole('link', { name: courseTitle })
    .click()
  await expect(page).toHaveURL(new RegExp(`/app/classes/${id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courseTitle)
  await expect(page.getByText('Lena Placed').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'My attendance' })).toContainText('8 of 8')
  await expect(page.getByRole('list', { name: 'My sessions' }).getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Published results' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  for (const person of [await campus.make.student(), await campus.make.lecturer()]) {
    const other = await visit({ as: person })
    await other.goto(`/app/classes/${id}`)
    await expect(other.getByText(nothingHere)).toBeVisible()
  }
})

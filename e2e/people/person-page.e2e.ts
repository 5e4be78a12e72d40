import { markedClass } from '@campanile/server/domains/insight/testing/marked-class.ts'
import { classes, terms } from '@campanile/server/domains/structure/structure.tables.ts'
import { m as leaveManageWords } from '@campanile/web/src/domains/leave/manage/messages.ts'
import { m as payrollProfilesWords } from '@campanile/web/src/domains/payroll/profiles/messages.ts'
import { m as peoplePersonWords } from '@campanile/web/src/domains/people/person/messages.ts'
import { m as shellPersonWords } from '@campanile/web/src/shell/person/messages.ts'
import { eq } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'
import { findUser } from './users-page.ts'

// The current term of the campus is theirs.
const test = storiesOnOwnCampus()

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
const now = () => new Date()

/** A student in a class of each of two lecturers, both in the current term. */
async function studentOfTwo({ make, db }: Campus) {
  const [lee, other] = [
    await make.lecturer({ firstName: 'Lee', lastName: 'Teacher' }),
    await make.lecturer({ firstName: 'Olga', lastName: 'Other' }),
  ]
  const noor = await make.student({ firstName: 'Noor', lastName: 'Haddad' })
  const stranger = await make.student({ firstName: 'Sam', lastName: 'Stranger' })
  const taught = await markedClass({ make, db, now }, [lee], [[noor, 'PPPA']])
  const foreign = await markedClass(
    { make, db, now },
    [other],
    [
      [noor, 'PPPP'],
      [stranger, 'PPPP'],
    ],
  )
  const [row] = await db.select().from(classes).where(eq(classes.id, foreign.id))
  const termId = row!.termId
  const today = now().toISOString().slice(0, 10)
  await db.update(terms).set({ firstDay: today, lastDay: '2099-12-31' }).where(eq(terms.id, termId))
  await db.update(classes).set({ termId }).where(eq(classes.id, taught.id))
  return { lee, noor, stranger, taught, foreign }
}

test('an admin answers a question about a student and disables the account, all on one page', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { noor, taught } = await studentOfTwo(campus)
  const page = await visit({ as: await campus.make.admin(), ...desk })
  await findUser(page, noor.email)
  await page.getByRole('link', { name: 'Noor Haddad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible()
  const term = page.getByRole('img', { name: /^Attendance this term/ })
  await expect(term).toHaveAccessibleName(/87\.5/)
  await expect(page.getByText(peoplePersonWords.attendedOfCounted({ attended: 7, counted: 8 }))).toBeVisible()
  await expect(page.getByRole('region', { name: 'Attendance by class' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)

  const tabs = page.getByRole('navigation', { name: 'About Noor Haddad' })
  await expect(tabs.getByRole('link')).toHaveText([
    'Overview',
    'Attendance',
    'Classes',
    'Requests',
    'Results',
    'Activity',
  ])
  await tabs.getByRole('link', { name: 'Attendance' }).click()
  await page.getByRole('combobox', { name: 'Record' }).selectOption('Absent')
  await page.getByRole('row').nth(1).getByRole('button', { name: /^Open/ }).click()
  const record = page.getByRole('dialog', { name: 'Noor Haddad' })
  await expect(record).toBeVisible()
  await page.keyboard.press('Escape')
  await tabs.getByRole('link', { name: 'Requests' }).click()
  await expect(page.getByText('No requests yet')).toBeVisible()
  await tabs.getByRole('link', { name: 'Results' }).click()
  await expect(page.getByText('No GPA yet').first()).toBeVisible()
  await tabs.getByRole('link', { name: 'Classes' }).click()
  await page
    .getByRole('row')
    .filter({ hasText: taught.courseCode })
    .getByRole('link', { name: /^Open/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/app/classes/${taught.id}$`))
  await page.getByRole('link', { name: 'Students', exact: true }).click()
  await page.getByRole('table').getByRole('link', { name: 'Noor Haddad' }).click()

  await page.getByRole('button', { name: 'Actions for Noor Haddad' }).click()
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByRole('main').getByText('Disabled', { exact: true })).toBeVisible()
  await tabs.getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('table', { name: 'Events' })).toContainText(/disabled/i)
})

test('an admin finds a lecturer’s classes, leave and pay on their page', async ({ campus, visit }) => {
  const { lee, taught } = await studentOfTwo(campus)
  const page = await visit({ as: await campus.make.admin(), ...phone })
  await page.goto(`/app/users/${lee.id}`)
  const region = page.getByRole('region', { name: 'Classes this term' })
  await expect(region).toContainText(taught.courseCode)
  await expect(region).toContainText('3 of 4 records')
  await expectAccessible(page)
  const tabs = page.getByRole('navigation', { name: 'About Lee Teacher' })
  await tabs.getByRole('link', { name: 'Leave' }).click()
  await expect(page.getByText(leaveManageWords.noLeaveRequestsYet())).toBeVisible()
  await tabs.getByRole('link', { name: 'Pay' }).click()
  await expect(page.getByText(payrollProfilesWords.noPayProfileYet())).toBeVisible()
  await expect(page.getByText(payrollProfilesWords.noApprovedPayslips())).toBeVisible()
  await expectAccessible(page)
  await tabs.getByRole('link', { name: 'Attendance' }).click()
  const days = page.getByRole('region', { name: 'Staff days' })
  await days
    .getByRole('button', { name: /^Correct / })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByLabel('Reason')).toBeVisible()
})

test('a lecturer sees a student in the classes they teach, and nobody else’s students', async ({
  campus,
  visit,
}) => {
  const { lee, noor, stranger, taught, foreign } = await studentOfTwo(campus)
  const page = await visit({ as: lee, ...desk })
  await page.goto(`/app/classes/${taught.id}/results`)
  await page.getByRole('table').getByRole('link', { name: 'Noor Haddad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Attendance in your classes/ })).toHaveAccessibleName(/75/)
  await expect(page.getByRole('main')).not.toContainText(foreign.courseCode)
  await expect(page.getByRole('button', { name: 'Actions for Noor Haddad' })).toHaveCount(0)
  await expectAccessible(page)
  const tabs = page.getByRole('navigation', { name: 'About Noor Haddad' })
  await expect(tabs.getByRole('link')).toHaveText(['Overview', 'Attendance', 'Classes', 'Results'])
  await tabs.getByRole('link', { name: 'Attendance' }).click()
  await expect(page.getByRole('table', { name: 'Records' }).getByRole('row')).toHaveCount(5)
  await tabs.getByRole('link', { name: 'Results' }).click()
  await expect(page.getByRole('main')).not.toContainText('GPA')

  await page.goto(`/app/users/${stranger.id}`)
  await expect(page.getByRole('heading', { name: shellPersonWords.weCouldntLoadThePerson() })).toBeVisible()
  await page.goto(`/app/users/${noor.id}/pay`)
  await expect(page).toHaveURL(new RegExp(`/app/users/${noor.id}$`))
})

for (const role of ['student', 'staff'] as const)
  test(`the page of a person is not for the ${role}`, async ({ campus, visit }) => {
    const { noor } = await studentOfTwo(campus)
    const page = await visit({ as: await campus.make.person({ role }) })
    await page.goto(`/app/users/${noor.id}`)
    await expect(page).toHaveURL(/\/app\/dashboard$/)
  })

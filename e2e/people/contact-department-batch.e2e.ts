import { newId } from '@campanile/server/db/columns.ts'
import { batches, departments, programmes } from '@campanile/server/domains/structure/structure.tables.ts'
import { m as profileWords } from '@campanile/web/src/domains/people/profile/messages.ts'
import { m as moveWords } from '@campanile/web/src/domains/structure/students/messages.ts'
import { m as personWords } from '@campanile/web/src/shell/person/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import type { Campus } from '../support/campus.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'
import { rowOf, usersPath } from './users-page.ts'

const test = storiesOnOwnCampus()

const withCountryCode = /^Enter a phone number with its country code/
const desk = { viewport: { width: 1600, height: 900 } }

/** Two departments, and a batch of a programme of the first one. */
async function structureOf({ db }: Campus) {
  const now = new Date()
  const history = { createdAt: now, updatedAt: now }
  const [physics, programmeId, batchId] = [newId(), newId(), newId()]
  await db.insert(departments).values([
    { id: physics, name: 'Physics', ...history },
    { id: newId(), name: 'Philosophy', ...history },
  ])
  await db
    .insert(programmes)
    .values({ id: programmeId, departmentId: physics, name: 'BSc Physics', ...history })
  await db.insert(batches).values({ id: batchId, programmeId, code: 'PH-2026', intakeYear: 2026, ...history })
  return { physics, batchId }
}

test('an admin edits the phone and department of a lecturer and the batch of a student, and finds both', async ({
  campus,
  visit,
}) => {
  const { make } = campus
  const { physics, batchId } = await structureOf(campus)
  const lecturer = await make.lecturer({ firstName: 'Lise', lastName: 'Meitner' })
  const student = await make.student({ firstName: 'Otto', lastName: 'Frisch' })
  const page = await visit({ as: await make.admin(), ...desk })

  await page.goto(`/app/users/${lecturer.id}`)
  await page.getByRole('button', { name: 'Edit Lise Meitner' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Phone').fill('020 7946 0958')
  await form.getByLabel('Last name').click()
  await expect(form.getByText(withCountryCode)).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Phone').fill('+44 (0)20 7946 0958')
  const combo = form.getByRole('combobox', { name: 'Department' })
  await combo.fill('Phys')
  await page.getByRole('option', { name: 'Physics' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '+442079460958' })).toHaveAttribute('href', 'tel:+442079460958')
  await expect(main.getByText('Physics', { exact: true })).toBeVisible()

  await page.goto(`/app/users/${student.id}`)
  await page.getByRole('button', { name: personWords.addToABatch() }).click()
  const moving = page.getByRole('dialog', { name: moveWords.moveQuestion({ count: 1 }) })
  await moving.getByRole('combobox', { name: 'Batch' }).fill('PH')
  await page.getByRole('option', { name: /^PH-2026/ }).click()
  await moving.getByRole('button', { name: moveWords.move() }).click()
  await expect(main.getByRole('link', { name: /PH-2026.*BSc Physics/ })).toHaveAttribute(
    'href',
    `/app/classes/batches/${batchId}`,
  )
  await expect(page.getByRole('button', { name: personWords.moveToAnotherBatch() })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${usersPath}?departmentId=${physics}`)
  await expect(rowOf(page, lecturer.email)).toContainText('Physics')
  await expect(rowOf(page, student.email)).toContainText('PH-2026')
  await expect(rowOf(page, student.email)).toContainText('BSc Physics')
  await expect(page.getByRole('columnheader', { name: 'Batch' })).toBeVisible()
  await page.getByRole('button', { name: 'View' }).click()
  await page.getByRole('checkbox', { name: 'Batch' }).uncheck()
  await expect(page.getByRole('columnheader', { name: 'Batch' })).toHaveCount(0)
})

test('a student adds a phone number in the settings, which admins see', async ({ campus, visit }) => {
  const { make } = campus
  const student = await make.student({ firstName: 'Hedy', lastName: 'Lamarr' })
  const page = await visit({ as: student, viewport: { width: 390, height: 844 } })
  await page.goto('/app/settings')
  await page.getByRole('button', { name: profileWords.addPhone() }).click()
  const form = page.getByRole('dialog', { name: profileWords.phone() })
  await form.getByLabel(profileWords.phone()).fill('555')
  await form.getByRole('button', { name: profileWords.save() }).click()
  await expect(form.getByText(withCountryCode)).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel(profileWords.phone()).fill('+43 1 90122 0')
  await form.getByRole('button', { name: profileWords.save() }).click()
  await expect(page.getByText(profileWords.phoneSaved())).toBeVisible()
  await expect(page.getByText('+431901220')).toBeVisible()

  const office = await visit({ as: await make.admin(), ...desk })
  await office.goto(`/app/users/${student.id}`)
  await expect(office.getByRole('link', { name: '+431901220' })).toBeVisible()

  await page.getByRole('button', { name: profileWords.changePhone() }).click()
  await form.getByLabel(profileWords.phone()).fill('')
  await form.getByRole('button', { name: profileWords.save() }).click()
  await expect(page.getByText(profileWords.phoneRemoved())).toBeVisible()
  await expect(page.getByRole('button', { name: profileWords.addPhone() })).toBeVisible()
})

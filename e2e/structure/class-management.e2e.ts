import { m as structureClassesWords } from '@campanile/web/src/domains/structure/classes/messages.ts'
import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { act, add, choose, classesPath } from './classes-page.ts'

test.setTimeout(120_000)

test('an admin builds a class from its department up, enrols a batch and a single student, and prepares the next term', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const lecturer = await campus.make.lecturer({ firstName: 'Tobias', lastName: 'Achterberg' })
  for (const lastName of ['Haddad', 'Raman']) await campus.make.student({ firstName: 'Batch', lastName })
  await campus.make.student({ firstName: 'Single', lastName: 'Novak' })
  const page = await visit({ as: await campus.make.admin() })
  const toast = (text: string) => expect(page.getByText(text)).toBeVisible()

  let dialog = await add(page, 'departments', 'Add department')
  await dialog.getByLabel('Name').fill('Computing')
  await dialog.getByRole('button', { name: 'Add department' }).click()
  await expect(page.getByRole('cell', { name: 'Computing', exact: true })).toBeVisible()

  dialog = await add(page, 'programmes', 'Add programme')
  await dialog.getByLabel('Name').fill('BSc Computing')
  await choose(dialog, 'Department', 'Computing')
  await dialog.getByRole('button', { name: 'Add programme' }).click()
  await toast('BSc Computing is added')

  dialog = await add(page, 'batches', 'Add batch')
  await dialog.getByLabel('Code').fill('CS-26A')
  await dialog.getByLabel('Intake year').fill('2026')
  await choose(dialog, 'Programme', 'BSc Computing')
  await dialog.getByRole('button', { name: 'Add batch' }).click()
  await page.getByRole('link', { name: 'CS-26A', exact: true }).click()
  await page.getByRole('button', { name: 'Assign students' }).click()
  await dialog.getByLabel('Find a student').fill('Batch')
  await dialog.getByRole('checkbox', { name: 'Batch Haddad' }).check()
  await dialog.getByRole('checkbox', { name: 'Batch Raman' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Assign 2 students' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Batch Haddad' })).toBeVisible()

  dialog = await add(page, 'courses', 'Add course')
  await dialog.getByLabel('Code').fill('CS304')
  await dialog.getByLabel('Credits').fill('20')
  await dialog.getByLabel('Title').fill('Software Architecture')
  await choose(dialog, 'Department', 'Computing')
  await dialog.getByRole('button', { name: 'Add course' }).click()
  await toast('CS304 is added')

  dialog = await add(page, 'terms', 'Add term')
  await dialog.getByLabel('Name').fill('Autumn 2031')
  await dialog.getByLabel('First day').fill('2031-09-29')
  await dialog.getByLabel('Last day').fill('2031-12-19')
  await dialog.getByRole('button', { name: 'Add holiday' }).click()
  const holiday = dialog.getByRole('listitem')
  await holiday.getByLabel('Name').fill('Reading week')
  await holiday.getByLabel('First day').fill('2031-11-03')
  await holiday.getByLabel('Last day').fill('2032-01-07')
  await dialog.getByRole('button', { name: 'Add term' }).click()
  await expect(holiday.getByText('After the term ends')).toBeVisible()
  await holiday.getByLabel('Last day').fill('2031-11-07')
  await dialog.getByRole('button', { name: 'Add term' }).click()
  await toast('Autumn 2031 is added')

  dialog = await add(page, 'classes', 'Add class')
  await dialog.getByRole('button', { name: 'Add class' }).click()
  await expect(dialog.getByText('Select a course')).toBeVisible()
  await choose(dialog, 'Course', 'CS304')
  // Another term may be the current one.
  await dialog.getByRole('combobox', { name: 'Term' }).clear()
  await choose(dialog, 'Term', 'Autumn 2031')
  await choose(dialog, 'Lecturers', 'Tobias Achterberg')
  await choose(dialog, 'Batches', 'CS-26A')
  await dialog.getByRole('button', { name: 'Add class' }).click()

  const tab = (name: string) =>
    page
      .getByRole('navigation', { name: structureClassesWords.partsOfTheClass() })
      .getByRole('link', { name })
  await expect(page.getByRole('heading', { level: 1, name: 'Software Architecture' })).toBeVisible()
  await tab('Students').click()
  await expect(page.getByText(structureClassesWords.studentsAreEnrolled({ students: 2 }))).toBeVisible()
  await page.getByRole('button', { name: 'Enrol students' }).click()
  await dialog.getByLabel('Find a student').fill('Novak')
  await dialog.getByRole('checkbox', { name: 'Single Novak' }).check()
  await dialog.getByLabel('Reason').fill('Transfer from another campus')
  await dialog.getByRole('button', { name: 'Enrol 1 student' }).click()
  await expect(page.getByText(structureClassesWords.studentsAreEnrolled({ students: 3 }))).toBeVisible()
  await expectAccessible(page)

  await tab('Settings').click()
  await page.getByRole('button', { name: 'Remove CS-26A' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await tab('Students').click()
  await expect(page.getByText(structureClassesWords.studentsAreEnrolled({ students: 1 }))).toBeVisible()
  await tab('Settings').click()
  await choose(page, 'Add a batch', 'CS-26A')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('button', { name: 'Remove CS-26A' })).toBeVisible()
  await tab('Students').click()
  await expect(page.getByText(structureClassesWords.studentsAreEnrolled({ students: 3 }))).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw Single Novak' }).click()
  await dialog.getByLabel('Reason').fill('Transfer withdrawn')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText(structureClassesWords.studentsAreEnrolled({ students: 2 }))).toBeVisible()

  await page.goto(`${classesPath}/terms`)
  await act(page, 'Autumn 2031', 'Prepare next term')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start' }).click()
  await page.getByLabel('Name').fill('Spring 2032')
  await page.getByLabel('First day').fill('2032-01-12')
  await page.getByLabel('Last day').fill('2032-04-02')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('link', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: 'Apply roll-over' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply roll-over' }).click()
  await toast('Spring 2032 is ready')
  await page.getByRole('link', { name: 'Terms', exact: true }).first().click()
  await page.getByRole('link', { name: 'classes of Spring 2032' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Software Architecture' })).toContainText(
    'Spring 2032',
  )

  const own = await visit({ as: lecturer })
  const answer = await own.request.get('/api/classes?search=CS304')
  expect((await answer.json()).total).toBe(2)
})

test('a message says what prevents archiving; archived rows are found and restored', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.admin() })
  let dialog = await add(page, 'departments', 'Add department')
  await dialog.getByLabel('Name').fill('History')
  await dialog.getByRole('button', { name: 'Add department' }).click()
  dialog = await add(page, 'courses', 'Add course')
  await dialog.getByLabel('Code').fill('HI101')
  await dialog.getByLabel('Credits').fill('many')
  await dialog.getByLabel('Title').fill('Sources')
  await choose(dialog, 'Department', 'History')
  await dialog.getByRole('button', { name: 'Add course' }).click()
  await expect(dialog.getByText(uiWords.enterAWholeNumber())).toBeVisible()
  await dialog.getByLabel('Credits').fill('10')
  await dialog.getByRole('button', { name: 'Add course' }).click()
  await expect(dialog).toBeHidden()

  dialog = await add(page, 'courses', 'Add course')
  await dialog.getByLabel('Code').fill('hi101')
  await dialog.getByLabel('Credits').fill('10')
  await dialog.getByLabel('Title').fill('Sources again')
  await dialog.getByRole('button', { name: 'Add course' }).click()
  await expect(dialog.getByText('Another course has this code; it may be archived')).toBeVisible()
  await expect(dialog.getByLabel('Code')).toBeFocused()

  const question = page.getByRole('alertdialog')
  await page.goto(`${classesPath}/departments`)
  await act(page, 'History', 'Archive')
  await question.getByRole('button', { name: 'Archive' }).click()
  await expect(question.getByText('It has 1 course. Archive or move them first.')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()

  await page.goto(`${classesPath}/courses`)
  await act(page, 'HI101', 'Archive')
  await question.getByRole('button', { name: 'Archive' }).click()
  await expect(question).toBeHidden()
  await page.goto(`${classesPath}/courses?search=HI101&state=archived`)
  await act(page, 'HI101', 'Restore')
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Nothing matches “HI101”')).toBeVisible()
})

test('when two admins edit one room, the second sees both versions and loses nothing', async ({
  campus,
  visit,
}) => {
  const [first, second] = [
    await visit({ as: await campus.make.admin() }),
    await visit({ as: await campus.make.admin() }),
  ]
  const made = await add(first, 'rooms', 'Add room')
  await made.getByLabel('Name').fill('B2.14')
  await made.getByLabel('Capacity').fill('60')
  await made.getByRole('button', { name: 'Add room' }).click()
  await expect(made).toBeHidden()
  await second.goto(`${classesPath}/rooms`)
  await second.getByRole('button', { name: 'Edit B2.14' }).click()
  await first.getByRole('button', { name: 'Edit B2.14' }).click()
  const [theirs, mine] = [first.getByRole('dialog'), second.getByRole('dialog')]
  await theirs.getByLabel('Capacity').fill('64')
  await theirs.getByLabel('Network').fill('10.20.0.0/16')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toBeHidden()
  await mine.getByLabel('Capacity').fill('72')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine.getByText(uiWords.somebodyElseSavedChanges())).toBeVisible()
  const field = (name: string) => mine.getByRole('group', { name })
  await expect(field('Capacity').getByRole('radio', { name: 'Yours 72' })).toBeChecked()
  await expect(field('Network').getByRole('radio', { name: 'Theirs 10.20.0.0/16' })).toBeChecked()
  await expectAccessible(second)
  await mine.getByRole('button', { name: 'Save selection' }).click()
  await expect(mine).toBeHidden()
  for (const page of [first, second]) {
    const row = page.getByRole('row').filter({ hasText: 'B2.14' })
    await expect(row).toContainText('72')
    await expect(row).toContainText('10.20.0.0/16')
  }
})

test('a combobox works by keyboard alone, and Esc closes its list but not the dialog', async ({
  campus,
  visit,
}) => {
  const page = await visit({ as: await campus.make.admin() })
  for (const name of ['Alpha Studies', 'Alpha Works']) {
    const dialog = await add(page, 'departments', 'Add department')
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Add department' }).click()
    await expect(dialog).toBeHidden()
  }
  const dialog = await add(page, 'programmes', 'Add programme')
  const combo = dialog.getByRole('combobox', { name: 'Department' })
  await combo.focus()
  await page.keyboard.type('alpha')
  await expect(dialog.getByRole('option')).toHaveText(['Alpha Studies', 'Alpha Works'])
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(combo).toHaveValue('Alpha Works')
  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  await expect(combo).toHaveValue('Alpha Works')
  await expect(dialog).toBeVisible()
})

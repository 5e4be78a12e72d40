import { m as uiWords } from '@campanile/web/src/ui/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { examined, markOf, saveLine } from './results-page.ts'

test('a comment on a mark is typed, conflicts with another one, and is read in moderation; an import is undone', async ({
  campus,
  visit,
}) => {
  const { lecturer, students, sheetId } = await examined(campus, ['Vogel', 'Weber'], 'Commented final')
  const page = await visit({ as: lecturer })
  const admin = await visit({ as: await campus.make.admin({ firstName: 'Noor', lastName: 'Haddad' }) })
  await page.goto(`/app/my-assignments/marks/${sheetId}`)
  await markOf(page, 'Vogel').fill('39')
  await page.keyboard.press('Shift+F2')
  const dialog = page.getByRole('dialog', { name: 'Comment on Ana Vogel' })
  await dialog.getByLabel('Comment').fill('All tasks, and the extra one')
  await expectAccessible(page)

  await admin.goto(`/app/student-results/sheets/${sheetId}`)
  await admin.getByRole('button', { name: 'Details of Ana Vogel' }).click()
  await admin.getByRole('button', { name: 'Add a comment' }).click()
  const theirs = admin.getByRole('dialog', { name: 'Comment on Ana Vogel' })
  await theirs.getByLabel('Comment').fill('Why so high?')
  await theirs.getByRole('button', { name: 'Save comment' }).click()
  await expect(theirs).toBeHidden()

  await dialog.getByRole('button', { name: 'Save comment' }).click()
  await expect(dialog).toContainText(uiWords.somebodyElseSavedChanges())
  await expect(dialog).toContainText('Why so high?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save selection' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Vogel' })).toContainText('the extra one')
  await expect(admin.getByRole('dialog')).toContainText('All tasks, and the extra one')
  await expect(saveLine(page)).toContainText(/^Saved/)
  await expect(markOf(page, 'Vogel')).toHaveValue('39')

  await page.getByRole('button', { name: 'Import' }).click()
  const importing = page.getByRole('dialog', { name: 'Import marks' })
  const text = ['Marks of the final;;', 'Email;Mark;', ...students.map(({ email }) => `${email};12,5;`)].join(
    '\r\n',
  )
  await importing
    .locator('input[type=file]')
    .setInputFiles({ name: 'marks.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await importing.getByRole('button', { name: 'Preview import' }).click()
  await expectAccessible(page)
  await importing.getByRole('button', { name: 'Import 2 marks' }).click()
  await expect(markOf(page, 'Weber')).toHaveValue('12.5')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(markOf(page, 'Weber')).toHaveValue('')
  await expect(markOf(page, 'Vogel')).toHaveValue('39')
})

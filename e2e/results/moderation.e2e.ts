import { m as resultsModerationWords } from '@campanile/web/src/domains/results/moderation/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { enter, examined, submit } from './results-page.ts'

test('an admin reviews marks, withholds one, publishes, and corrects another with a reason', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const names = ['Lang', 'Meyer', 'Novak', 'Olsen', 'Petit', 'Quinn']
  const { students, sheetId } = await examined(campus, names, 'Moderated final')
  const page = await visit({ as: await campus.make.admin() })
  const marks = ['30', '31', '33', '32', '34', '2']
  await enter(
    page,
    campus,
    sheetId,
    students.map((it, at) => [it, marks[at]!]),
  )
  await submit(page, campus, sheetId)

  await page.goto('/app/student-results?search=Moderated')
  await page.getByRole('link', { name: /^Review: Moderated final/ }).click()
  const row = (name: string) => page.getByRole('row').filter({ hasText: `Ana ${name}` })
  await expect(row('Quinn')).toContainText('Far below the others')
  await expect(page.getByRole('region', { name: 'Statistics' })).toContainText('31.5')
  await expectAccessible(page)
  await row('Quinn').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Withhold 1' }).click()
  const reason = page.getByRole('dialog', { name: 'Withhold 1 mark' })
  await reason.getByLabel('Reason').fill('The document is being reviewed')
  await reason.getByRole('button', { name: 'Withhold' }).click()
  await expect(row('Quinn')).toContainText('Withheld')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText('Withheld, and not shown: Ana Quinn')
  await confirm
    .getByRole('button', { name: resultsModerationWords.publishToStudents({ recipients: 5 }) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Published')

  await row('Novak')
    .getByRole('button', { name: /^Details/ })
    .click()
  const panel = page.getByRole('dialog', { name: 'Ana Novak' })
  await panel.getByRole('button', { name: 'Correct mark' }).click()
  await panel.getByLabel('Mark of 40').fill('35,5')
  await panel.getByRole('button', { name: 'Save correction' }).click()
  await expect(panel.getByText(resultsModerationWords.enterWhyTheMarkIsChanged())).toBeVisible()
  await panel.getByLabel('Reason').fill('A page was not marked')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Save correction' }).click()
  await expect(panel.getByRole('list', { name: resultsModerationWords.changesOfThisMark() })).toContainText(
    '33 to 35.5',
  )
  await expect(panel.getByRole('button', { name: 'Correct mark' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row('Novak')).toContainText('35.5')
})

import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

test('visitors see today’s sessions on the lobby board, but no names', { tag: '@journey' }, async ({
  campus,
  visit,
}) => {
  const lecturer = await campus.make.lecturer({ lastName: 'Quillfeather' })
  const taught = await campus.make.class([lecturer])
  await campus.make.session(taught.id)
  // A phone shows the whole day on one page, including the sessions of other stories.
  const page = await visit({ viewport: { width: 390, height: 844 } })
  await page.goto('/direct-dashboard')
  const line = page.getByRole('listitem').filter({ hasText: taught.courseTitle })
  await expect(line).toContainText('Now')
  await expect(page.locator('body')).not.toContainText('Quillfeather')
  await expectAccessible(page)
})

test('people who are signed in see their dashboard instead', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.staff() })
  await page.goto('/direct-dashboard')
  await expect(page).toHaveURL(/\/app\/dashboard$/)
})

import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

test('strangers read today on the lobby board, and no name', { tag: '@journey' }, async ({
  campus,
  visit,
}) => {
  const lecturer = await campus.make.lecturer({ lastName: 'Quillfeather' })
  const taught = await campus.make.class([lecturer])
  await campus.make.session(taught.id)
  // On a phone the whole day stands on one page, with other stories’ sessions.
  const page = await visit({ viewport: { width: 390, height: 844 } })
  await page.goto('/direct-dashboard')
  const line = page.getByRole('listitem').filter({ hasText: taught.courseTitle })
  await expect(line).toContainText('Now')
  await expect(page.locator('body')).not.toContainText('Quillfeather')
  await expectAccessible(page)
})

test('who is signed in sees their dashboard there', async ({ campus, visit }) => {
  const page = await visit({ as: await campus.make.staff() })
  await page.goto('/direct-dashboard')
  await expect(page).toHaveURL(/\/app\/dashboard$/)
})

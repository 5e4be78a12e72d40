import { m as settingsFormWords } from '@campanile/web/src/domains/settings/form/messages.ts'
import { m as settingsWords } from '@campanile/web/src/domains/settings/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

test('an admin changes a policy, is warned before losing it, and finds the change in the audit log', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const { make } = campus
  const person = await make.admin({ firstName: 'Octavia', lastName: 'Settler' })
  const admin = await visit({ as: person })
  await admin.goto('/app/settings/attendance')
  const dispute = admin.getByLabel('Time to dispute a record')
  await dispute.fill('21')
  await admin.getByRole('link', { name: 'Audit log' }).click()
  const question = admin.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(dispute).toHaveValue('21')
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Settings are saved')).toBeVisible()

  await admin.getByRole('link', { name: 'Audit log' }).click()
  await admin.getByLabel(settingsWords.searchAuditLog()).fill('Octavia Settler')
  await admin.getByRole('button', { name: 'Changed settings' }).first().click()
  const detail = admin.getByRole('dialog', { name: 'Changed settings' })
  await expect(detail).toContainText('Time to dispute a record')
  await expect(detail).toContainText('21')
  await expectAccessible(admin)
  await detail.getByRole('button', { name: 'Everything Octavia Settler did' }).click()
  await expect(admin).toHaveURL(/actorId=/)
  await expect(admin.getByRole('button', { name: /Done by Octavia Settler/ })).toBeVisible()
})

test('an admin sees what a shorter period would delete before saving it, and tests the storage', async ({
  campus,
  visit,
}) => {
  const admin = await visit({ as: await campus.make.admin() })
  await admin.route('**/api/retention', (route) => route.abort())
  await admin.goto('/app/settings/retention')
  const failure = admin
    .getByRole('alert')
    .filter({ hasText: settingsWords.weCouldntLoadTheDeletionHistory() })
  await expect(failure).toBeVisible({ timeout: 20_000 })
  await admin.unroute('**/api/retention')
  await failure.getByRole('button', { name: 'Try again' }).click()
  // The nightly job may have run since the campus was created.
  await expect(admin.getByText(/^(Not run yet|Deleted on .*: face data of \d+ people)/).first()).toBeVisible()
  await admin.getByLabel('Notifications', { exact: true }).fill('5')
  await admin.getByRole('button', { name: 'Save' }).click()
  await expect(
    admin.getByText(settingsFormWords.enterAWholeNumber({ least: '30', most: '3650' })),
  ).toBeVisible()
  await admin.getByLabel('Notifications', { exact: true }).fill('31')
  await admin.getByRole('button', { name: 'Dry run' }).nth(2).click()
  await expect(admin.getByText(/Would delete now: 0 notifications/)).toBeVisible()
  await admin.getByRole('button', { name: 'Discard' }).click()
  await admin.goto('/app/settings/connections')
  await admin.getByRole('button', { name: 'Check storage' }).click()
  await expect(admin.getByText(/was written, read back and deleted/)).toBeVisible()
  await expectAccessible(admin)
})

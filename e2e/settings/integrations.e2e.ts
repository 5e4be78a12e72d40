import { m as serviceAccountsWords } from '@campanile/web/src/domains/service-accounts/messages.ts'
import { m as settingsWords } from '@campanile/web/src/domains/settings/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

test('an admin gives a program access, replaces its token, revokes it, and finds it in the audit log', {
  tag: '@journey',
}, async ({ campus, visit, request }) => {
  const admin = await visit({ as: await campus.make.admin({ firstName: 'Ida', lastName: 'Rhodes' }) })
  await admin.goto('/app/settings/integrations')
  await expect(admin.getByText(serviceAccountsWords.noServiceAccountsYet())).toBeVisible()
  await admin.getByRole('button', { name: 'Add service account' }).click()
  const form = admin.getByRole('dialog', { name: 'Add service account' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Select at least one part of the API')).toBeVisible()
  await form.getByLabel('Name').fill('Student information system')
  await form.getByLabel('Structure and classes').selectOption('Read and change')
  await expectAccessible(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Student information system is saved')).toBeVisible()

  const issued = admin.getByRole('dialog', {
    name: serviceAccountsWords.newTokenFor({ name: 'Student information system' }),
  })
  const takeToken = async () => {
    const token = await issued.getByLabel('Token', { exact: true }).inputValue()
    await issued.getByRole('button', { name: 'Copy' }).click()
    await issued.getByRole('button', { name: 'Done' }).click()
    await expect(issued).toBeHidden()
    return token
  }
  await admin
    .getByRole('button', { name: serviceAccountsWords.newTokenFor({ name: 'Student information system' }) })
    .click()
  await issued.getByRole('button', { name: 'Create token' }).click()
  await expect(issued.getByText(serviceAccountsWords.copyThisToken())).toBeVisible()
  await expectAccessible(admin)
  const token = await takeToken()
  const call = (given: string) =>
    request.post(`${campus.url}/api/v1/departments`, {
      headers: { authorization: `Bearer ${given}` },
      data: { name: `Department ${given.slice(-6)}` },
    })
  expect((await call(token)).status()).toBe(200)

  await admin.getByRole('button', { name: /^Replace token campanile_/ }).click()
  const replacing = admin.getByRole('dialog', { name: /^Replace token campanile_/ })
  await replacing
    .getByLabel(serviceAccountsWords.oldTokenKeepsWorking())
    .selectOption('No time: it stops at once')
  await replacing.getByRole('button', { name: 'Replace token' }).click()
  const fresh = await takeToken()
  expect((await call(token)).status()).toBe(401)
  expect((await call(fresh)).status()).toBe(200)

  await admin.getByRole('button', { name: /^Revoke token campanile_/ }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Revoke token' }).click()
  await expect(admin.getByText(serviceAccountsWords.tokenIsRevoked())).toBeVisible()
  expect((await call(fresh)).status()).toBe(401)
  await expectAccessible(admin)

  await admin.goto('/app/settings/audit-log')
  await admin.getByLabel(settingsWords.searchAuditLog()).fill('Student information system')
  await expect(
    admin.getByRole('row', { name: /Student information system.*Added a department/s }).first(),
  ).toBeVisible()
})

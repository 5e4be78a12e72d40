import { startIdentityProvider } from '@campanile/server/domains/accounts/saml/testing/identity-provider.ts'
import { samlKeys } from '@campanile/server/domains/accounts/saml/testing/logout-messages.ts'
import { strangerKey } from '@campanile/server/domains/accounts/saml/testing/test-keys.ts'
import { type Campus, foundInstitution, startCampus } from '../support/campus.ts'
import { test as base, expect } from '../support/test.ts'

type Provider = Awaited<ReturnType<typeof startIdentityProvider>>

const test = base.extend<object, { provider: Provider; campus: Campus }>({
  provider: [
    async ({}, use) => {
      const provider = await startIdentityProvider()
      await use(provider)
      provider.stop()
    },
    { scope: 'worker' },
  ],
  campus: [
    async ({ provider }, use) => {
      const campus = await startCampus({ SAML_ALLOW_ORIGINS: provider.origin, ...samlKeys(strangerKey) })
      provider.served.site = campus.url
      await foundInstitution(campus)
      await use(campus)
      await campus.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('an admin adds an identity provider, and a student signs in with it by typing an address, and out', async ({
  campus,
  provider,
  visit,
}) => {
  const admin = await visit({ as: await campus.make.admin() })
  await admin.goto('/app/settings/sign-in')
  await admin.getByRole('button', { name: 'Add identity provider' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Add identity provider' })
  await dialog.getByLabel('Name', { exact: true }).fill('Campus account')
  await dialog.getByLabel('Metadata address').fill(`${provider.origin}/nothing`)
  await dialog.getByLabel('Email domains').fill('campus.test, students.campus.test')
  await dialog.getByRole('checkbox', { name: 'Create accounts' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('We couldn’t read anything at this address')).toBeVisible()
  await dialog.getByLabel('Metadata address').fill(provider.metadataUrl)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const item = admin.getByRole('list', { name: 'Identity providers' }).getByRole('listitem')
  await expect(item).toContainText(provider.entityId)
  await item.getByRole('button', { name: 'Check the connection to Campus account' }).click()
  await expect(item.getByText('The metadata was read, and its certificate is valid.')).toBeVisible()

  provider.served.person = {
    nameId: 'grace',
    attributes: {
      mail: 'grace@students.campus.test',
      displayName: 'Grace Hopper',
      eduPersonAffiliation: 'student',
    },
  }
  const visitor = await visit()
  await visitor.goto('/login')
  await visitor.getByLabel('Email').fill('grace@students.campus.test')
  await visitor.getByRole('link', { name: 'Continue with Campus account' }).first().click()
  await expect(visitor).toHaveURL(/\/app\/dashboard$/)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Grace')
  await visitor.getByRole('complementary').getByRole('button', { name: 'Sign Out' }).click()
  await visitor.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await expect(visitor).toHaveURL(/\/login\?signedOut=everywhere$/)
  await expect(
    visitor.getByText('You’re signed out of Campanile and of your identity provider.'),
  ).toBeVisible()
})

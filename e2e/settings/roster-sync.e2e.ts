import { hashToken } from '@campanile/server/auth/tokens.ts'
import {
  serviceAccounts,
  serviceTokens,
} from '@campanile/server/domains/service-accounts/service-accounts.tables.ts'
import { m as importsWords } from '@campanile/web/src/domains/imports/messages.ts'
import { m as rosterWords } from '@campanile/web/src/domains/oneroster/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { type Campus, foundInstitution, startCampus } from '../support/campus.ts'
import { test as base, expect } from '../support/test.ts'

/** Another campus, whose roster this one reads. */
const test = base.extend<object, { source: Campus; campus: Campus }>({
  source: [
    async ({}, use) => {
      const source = await startCampus()
      await foundInstitution(source)
      await use(source)
      await source.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  campus: [
    async ({ source }, use) => {
      const campus = await startCampus({ ROSTER_ALLOW_ORIGINS: source.url })
      await foundInstitution(campus)
      await use(campus)
      await campus.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** A token of a program that may read the roster. */
async function issueToken({ make, db }: Campus): Promise<{ id: string; secret: string }> {
  const { id: responsibleId } = await make.admin({ email: 'operator@source.test' })
  const secret = `campanile_${'r'.repeat(43)}`
  const id = secret.slice(0, 'campanile_'.length + 6)
  const now = new Date()
  const [account] = await db
    .insert(serviceAccounts)
    .values({
      name: 'Roster',
      scopes: ['roster:read'],
      requestsPerMinute: 600,
      responsibleId,
      createdAt: now,
    })
    .returning()
  await db.insert(serviceTokens).values({
    accountId: account!.id,
    tokenHash: hashToken(secret),
    start: id,
    days: 30,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
  })
  return { id, secret }
}

test('an admin sets up a roster source, learns what is wrong, reviews the first sync and applies it', {
  tag: '@journey',
}, async ({ campus, source, visit }) => {
  const token = await issueToken(source)
  await source.make.student({ firstName: 'Rosalind', lastName: 'Roster', email: 'rosalind@source.test' })
  const admin = await visit({ as: await campus.make.admin() })
  await admin.goto('/app/settings/roster')
  await expect(admin.getByText('No source yet')).toBeVisible()
  await expectAccessible(admin)

  await admin.getByRole('button', { name: 'Set up source' }).click()
  const form = admin.getByRole('dialog', { name: 'Set up source' })
  await form.getByLabel('Base address').fill('http://10.0.0.7/ims/oneroster/rostering/v1p2')
  await form.getByLabel('Token address').fill(`${source.url}/oauth/token`)
  await form.getByLabel('Client ID').fill(token.id)
  await form.getByLabel('Client secret').fill(`${token.secret}x`)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Base address')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Base address').fill(`${source.url}/ims/oneroster/rostering/v1p2`)
  await expectAccessible(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText(rosterWords.sourceIsSaved())).toBeVisible()

  await admin.getByRole('button', { name: 'Test connection' }).click()
  await expect(admin.getByText('The source doesn’t accept the client ID and secret')).toBeVisible()
  await admin.getByRole('button', { name: 'Edit source' }).click()
  const edit = admin.getByRole('dialog', { name: 'Edit source' })
  await edit.getByLabel('Client secret').fill(token.secret)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await admin.getByRole('button', { name: 'Test connection' }).click()
  await expect(admin.getByText(rosterWords.connectionWorks())).toBeVisible()

  await admin.getByRole('button', { name: 'Sync now' }).click()
  const last = admin.getByRole('list', { name: 'Last syncs' }).getByRole('listitem')
  await expect(last).toContainText('Waiting for review', { timeout: 30_000 })
  await expectAccessible(admin)
  await last.getByRole('link').click()
  await expect(admin.getByText('Rosalind Roster')).toBeVisible()
  await admin.getByRole('button', { name: 'Apply', exact: true }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click()
  await expect(admin.getByText(importsWords.applied(), { exact: true })).toBeVisible({ timeout: 30_000 })
  await admin.goto('/app/settings/roster')
  await expect(last).toContainText('Applied')
})

import {
  type CloudEvent,
  webhookDeliveries,
  webhooks,
} from '@campanile/server/domains/webhooks/webhooks.tables.ts'
import { m as webhooksWords } from '@campanile/web/src/domains/webhooks/messages.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

test('an admin adds a webhook, learns from a test event why it fails, and sends an event again', {
  tag: '@journey',
}, async ({ campus, visit }) => {
  const admin = await visit({ as: await campus.make.admin() })
  await admin.goto('/app/settings/webhooks')
  await expect(admin.getByText('No webhooks yet')).toBeVisible()
  await admin.getByRole('button', { name: 'Add webhook' }).click()
  const form = admin.getByRole('dialog', { name: 'Add webhook' })
  await form.getByLabel('Name').fill('Data warehouse')
  await form.getByLabel('Address').fill('https://10.0.0.7/campanile')
  await form.getByLabel('Term changed').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Address').fill('https://hooks.campanile.invalid/events')
  await expectAccessible(admin)
  await form.getByRole('button', { name: 'Save' }).click()
  const issued = admin.getByRole('dialog', { name: 'Secret of Data warehouse' })
  await expect(issued.getByLabel('Secret', { exact: true })).toHaveValue(/^whsec_/)
  await issued.getByRole('button', { name: 'Copy' }).click()
  await issued.getByRole('button', { name: 'Done' }).click()

  await admin.getByRole('button', { name: webhooksWords.sendTestEventTo({ name: 'Data warehouse' }) }).click()
  await expect(admin.getByText(webhooksWords.noSuchHost())).toBeVisible()
  await expectAccessible(admin)

  const [hook] = await campus.db.select().from(webhooks)
  const at = new Date()
  const type = 'campanile.term.changed' as const
  const ended = { state: 'failed' as const, attempts: 12, lastAttemptAt: at, problem: 'timeout' as const }
  const event: CloudEvent = {
    specversion: '1.0',
    id: 'x',
    source: 'x',
    type,
    subject: 'term/1',
    time: at.toISOString(),
    datacontenttype: 'application/json',
    data: { operation: 'updateTerm', entity: 'term', id: '1' },
  }
  await campus.db
    .insert(webhookDeliveries)
    .values({ webhookId: hook!.id, type, event, createdAt: at, ...ended })
  await admin.reload()
  await expect(admin.getByText(webhooksWords.failedCount({ count: 1 }))).toBeVisible()
  await admin.getByRole('button', { name: 'Deliveries of Data warehouse' }).click()
  const log = admin.getByRole('dialog', { name: 'Deliveries of Data warehouse' })
  await expect(log.getByText(webhooksWords.timeout())).toBeVisible()
  await expectAccessible(admin)
  await log.getByRole('button', { name: /^Send again: Term changed/ }).click()
  await expect(admin.getByText(webhooksWords.eventWillBeSentAgain())).toBeVisible()
  await expect(log.getByText('Waiting')).toBeVisible()
})

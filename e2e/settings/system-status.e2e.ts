import { m as settingsWords } from '@campanile/web/src/domains/settings/messages.ts'
import { m as settingsStatusWords } from '@campanile/web/src/domains/settings/status/messages.ts'
import { sql } from 'drizzle-orm'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

test('an admin sees the state of the installation, and what to do about problems', async ({
  campus,
  visit,
}) => {
  const admin = await visit({ as: await campus.make.admin() })
  await admin.route('**/api/system-status', (route) => route.abort())
  await admin.goto('/app/settings/status')
  const failure = admin.getByRole('alert').filter({ hasText: settingsWords.weCouldntLoadTheSystemStatus() })
  await expect(failure).toBeVisible({ timeout: 20_000 })
  await admin.unroute('**/api/system-status')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(admin.getByRole('heading', { name: 'Database' })).toBeVisible()
  await expect(admin.getByText(/^All \d+ applied$/)).toBeVisible()

  await campus.db.execute(
    sql`select from graphile_worker.add_job('removeFile', '{"key":"photos/none"}', run_at => now() + interval '1 day', job_key => 'given-up')`,
  )
  await campus.db.execute(
    sql`update graphile_worker._private_jobs set attempts = max_attempts where key = 'given-up'`,
  )
  const given = admin.getByRole('status').filter({ hasText: settingsStatusWords.backgroundJobsHaveFailed() })
  await expect(given).toBeVisible({ timeout: 20_000 })
  await expectAccessible(admin)
  await admin.setViewportSize({ width: 390, height: 844 })
  await admin.getByRole('button', { name: 'Run them again' }).click()
  await expect(admin.getByText(settingsStatusWords.jobsWillRunAgain({ count: 1 }))).toBeVisible()
  await expect(given).toBeHidden()
})

test('a student cannot open the system status', async ({ campus, visit }) => {
  const student = await visit({ as: await campus.make.student() })
  await student.goto('/app/settings/status')
  await expect(student.getByRole('heading', { name: 'Database' })).toBeHidden()
})

import { asc, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { setupCode } from '#domains/accounts/setup.service.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { auditEvents } from './audit.tables.ts'
import { newPassword, readAuditEvents } from './testing/audited.ts'

const server = await startTestServer()
const { make, browser } = server
const admin = await make.admin()
const at = await server.as(admin)

it('setting up the installation is audited in the name of the admin it creates', async () => {
  const fresh = await startTestServer()
  await fresh.platform.db.execute(sql`delete from institution`)
  const first = fresh.browser()
  await first.completeSetup({
    code: setupCode(fresh.platform),
    institutionName: 'University',
    timeZone: 'UTC',
    firstName: 'Ada',
    lastName: 'Admin',
    email: 'ada@campus.test',
    password: newPassword,
  })
  const { user } = await first.readSession({})
  const written = await fresh.platform.db.select().from(auditEvents).orderBy(asc(auditEvents.id))
  expect(written.map(({ entity }) => entity)).toEqual(['person', 'institution', 'session'])
  for (const event of written) expect(event).toMatchObject({ operation: 'completeSetup', actorId: user?.id })
})

it('a refused change writes nothing', async () => {
  const before = await readAuditEvents(server)
  await refusal(at.disablePerson({ personId: admin.id }))
  await refusal(browser().signIn({ email: admin.email, password: 'wrong' }))
  expect(await readAuditEvents(server)).toEqual(before)
})

import { asc, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testPassword } from '#testing/factories.ts'
import { refusal, type TestServer } from '#testing/server.ts'
import { auditEvents } from '../audit.tables.ts'

/** A change, and its expected audit event. */
interface Change {
  call: () => Promise<unknown>
  by: string | null
  /** Entities the change writes an event about, in order. */
  about: string[]
  before?: object
  after?: object
}
export type Scenarios = Record<string, () => Promise<Change>>

/** Set by scenarios that set a password. */
export const newPassword = 'a new password'

/** Tables that these domains write to. */
const tables = [
  'people',
  'passwords',
  'identities',
  'sign_in_sessions',
  'account_links',
  'passkeys',
  'second_factors',
  'recovery_codes',
  'answered_passkey_challenges',
  'institution',
  'notifications',
  'notification_preferences',
  'saved_views',
  'mail_outbox',
  'audit_events',
]

export const readAuditEvents = ({ platform }: TestServer) =>
  platform.db.select().from(auditEvents).orderBy(asc(auditEvents.id))

/**
 * Checks that every changing operation of these domains records who did what, or changes nothing at all.
 *
 * @param elsewhere operations that use a changing method but change nothing, or whose events have their own
 * tests
 */
export function expectAudited(
  server: TestServer,
  operations: Record<string, { method: string }>,
  { scenarios, elsewhere = [] }: { scenarios: Scenarios; elsewhere?: string[] },
): void {
  const { platform, clock } = server

  async function contents() {
    const digest = (it: string) =>
      `select '${it}' as name, md5(string_agg(t::text, ',' order by t::text)) from ${it} t`
    return (await platform.db.execute(sql.raw(tables.map(digest).join(' union all ')))).rows
  }

  it('has a case for every operation that changes something', () => {
    const changing = Object.entries(operations)
      .filter(([, { method }]) => method !== 'GET')
      .map(([name]) => name)
    expect([...Object.keys(scenarios), ...elsewhere].sort()).toEqual(changing.sort())
  })

  describe.each(Object.entries(scenarios))('%s', (name, scenario) => {
    it('writes who did what to whom, when and from where', async () => {
      const { call, by, about, before, after } = await scenario()
      clock.forward({ minutes: 1 })
      const earlier = new Set((await readAuditEvents(server)).map(({ id }) => id))
      await call()
      const written = (await readAuditEvents(server)).filter(({ id }) => !earlier.has(id))
      expect(written.map(({ entity }) => entity)).toEqual(about)
      for (const event of written) {
        expect(event).toMatchObject({ operation: name, actorId: by, address: '203.0.113.7', at: clock.now() })
        expect(event.requestId).toMatch(/^[0-9a-f-]{36}$/)
      }
      if (before) expect(written[0]?.before).toMatchObject(before)
      if (after) expect(written[0]?.after).toMatchObject(after)
    })

    it('changes nothing if the event cannot be written', async () => {
      const { call } = await scenario()
      const before = await contents()
      await platform.db.execute(sql`alter table audit_events add constraint refused check (false) not valid`)
      try {
        expect(await refusal(call())).toBe('internal')
      } finally {
        await platform.db.execute(sql`alter table audit_events drop constraint refused`)
      }
      expect(await contents()).toEqual(before)
    })
  })

  it('no event contains a password, a token or a hash', async () => {
    const events = await readAuditEvents(server)
    const text = JSON.stringify(events.map(({ operation: _operation, ...contents }) => contents))
    expect(text).not.toContain(testPassword)
    expect(text).not.toContain(newPassword)
    expect(text).not.toMatch(/argon2|#[\w-]{20}|token|descriptor|hash/i)
  })
}

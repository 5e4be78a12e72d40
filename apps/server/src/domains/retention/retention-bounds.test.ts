import { retentionBounds } from '@campanile/contract/retention/retention.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { pgType, queryRows } from '#db/rows.ts'
import { accountLinks } from '#domains/accounts/accounts.tables.ts'
import { attempts } from '#domains/attendance/attendance.tables.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { markedWorld } from '#domains/erasure/testing/marked-world.ts'
import { consents, faceProbes, faceProfiles } from '#domains/faces/faces.tables.ts'
import { imports } from '#domains/imports/imports.tables.ts'
import { mailOutbox } from '#domains/mail/mail.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { staffAttempts } from '#domains/staff-attendance/staff-attendance.tables.ts'
import { daysAfter, secondsAfter } from '#platform/clock.ts'
import { startTestServer } from '#testing/server.ts'
import { applyRetention } from './retention-run.service.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
const admin = await make.admin()
const person = await make.student()

/** For each kind with a period: how to insert a row of a given age, and whether it still exists. */
const kinds = {
  async faces(at: Date) {
    const gone = await make.student({ isActive: false })
    await db.update(people).set({ inactiveSince: at }).where(eq(people.id, gone.id))
    const face = { personId: gone.id, descriptor: Buffer.from('sealed'), registeredAt: at }
    await db.insert(faceProfiles).values({ ...face, photo: `faces/${gone.id}.bin` })
    return () => db.$count(faceProfiles, eq(faceProfiles.personId, gone.id))
  },
  async attempts(at: Date) {
    const id = newId()
    await db.insert(attempts).values({ id, at, personId: person.id, method: 'code', outcome: 'refused' })
    const staff = {
      id,
      at,
      personId: person.id,
      act: 'check-in',
      method: 'link',
      outcome: 'refused',
    } as const
    await db.insert(staffAttempts).values(staff)
    return async () =>
      ((await db.$count(attempts, eq(attempts.id, id))) +
        (await db.$count(staffAttempts, eq(staffAttempts.id, id)))) /
      2
  },
  async notifications(at: Date) {
    const id = newId()
    const words = { type: 'info', title: 'T', message: 'M', priority: 'low' } as const
    await db.insert(notifications).values({ id, at, personId: person.id, ...words })
    return () => db.$count(notifications, eq(notifications.id, id))
  },
  async mails(at: Date) {
    const id = newId()
    const mail = { kind: 'digest', state: 'sent', personId: person.id } as const
    await db.insert(mailOutbox).values({ id, ...mail, createdAt: at, nextAttemptAt: at })
    return () => db.$count(mailOutbox, eq(mailOutbox.id, id))
  },
  async imports(at: Date) {
    const id = newId()
    const file = { format: 'people', filename: 'p.csv', file: `imports/${id}`, complete: false } as const
    await db.insert(imports).values({ id, ...file, state: 'applied', requestedBy: admin.id, createdAt: at })
    return () => db.$count(imports, eq(imports.id, id))
  },
  async audit(at: Date) {
    const id = newId()
    const event = { operation: 'signIn', entity: 'session', entityId: 'x', address: 'a', requestId: 'r' }
    await db.insert(auditEvents).values({ id, at, ...event })
    return () => db.$count(auditEvents, eq(auditEvents.id, id))
  },
} satisfies Record<keyof typeof retentionBounds, (at: Date) => Promise<() => Promise<number>>>

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('%s', (kind) => {
  it('exist until their period is over to the second, and are deleted afterwards', async () => {
    const isThere = await kinds[kind](clock.now())
    const { usual } = retentionBounds[kind]
    const look = async () => {
      await applyRetention(platform, [kind])
      return isThere()
    }
    clock.forward({ minutes: usual * 1440, seconds: -1 })
    expect(await look(), 'a second before').toBe(1)
    clock.forward({ seconds: 1 })
    expect(await look(), 'at the very moment').toBe(1)
    clock.forward({ seconds: 1 })
    expect(await look(), 'a second after').toBe(0)
  })
})

it('links work until they expire, and are deleted from that second on', async () => {
  const expiresAt = secondsAfter(clock.now(), 60)
  const link = { tokenHash: Buffer.from('hash'), personId: person.id, purpose: 'invitation' } as const
  await db.insert(accountLinks).values({ ...link, createdAt: clock.now(), expiresAt })
  clock.forward({ seconds: 59 })
  await applyRetention(platform, ['sign-in'])
  expect(await db.$count(accountLinks)).toBe(1)
  clock.forward({ seconds: 1 })
  await applyRetention(platform, ['sign-in'])
  expect(await db.$count(accountLinks)).toBe(0)
})

it('each person’s newest twenty frames are kept, however old they are', async () => {
  const rows = (n: number) => ({
    personId: person.id,
    frames: Buffer.from([n]),
    at: daysAfter(clock.now(), n - 900),
  })
  await db.insert(faceProbes).values(Array.from({ length: 23 }, (_, n) => ({ id: newId(), ...rows(n) })))
  await applyRetention(platform, ['probes'])
  const left = await db
    .select()
    .from(faceProbes)
    .where(eq(faceProbes.personId, person.id))
    .orderBy(faceProbes.id)
  expect(left.map(({ frames }) => frames[0])).toEqual(Array.from({ length: 20 }, (_, n) => n + 3))
})

it('a month without a run is caught up in one run, in batches of at most a thousand, and reported', async () => {
  await db.delete(notifications)
  await db.execute(sql`create table deleted_at_once (count int)`)
  await db.execute(sql`create function note_deleted() returns trigger language plpgsql as $$
    begin insert into deleted_at_once select count(*) from gone; return null; end $$`)
  await db.execute(sql`create trigger note_deleted after delete on notifications
    referencing old table as gone for each statement execute function note_deleted()`)
  // A month's data of a school, 150 rows a day. The rows of the last day have not expired yet.
  await db.execute(sql`
    insert into notifications (id, person_id, type, title, message, at, priority)
    select gen_random_uuid(), ${person.id}, 'info', 'T', 'M',
      ${daysAfter(clock.now(), -180 - 30)}::timestamptz + n * interval '1 day' / 150, 'low'
    from generate_series(1, 31 * 150) n`)
  await applyRetention(platform, ['notifications'])
  const batches = await queryRows(db, {
    count: pgType.int,
  })`select count from deleted_at_once where count > 0`
  await db.execute(sql`drop trigger note_deleted on notifications`)
  await db.execute(sql`drop table deleted_at_once`)
  expect(Math.max(...batches.map(({ count }) => count))).toBe(1_000)
  expect(batches.reduce((sum, { count }) => sum + count, 0)).toBe(30 * 150 - 1)
  const { items } = await (await server.as(admin)).readRetention({})
  expect(items.find(({ kind }) => kind === 'notifications')?.lastRun).toMatchObject({
    deleted: 30 * 150 - 1,
    failed: false,
  })
})

it('a hundred years later nothing outside the rules is deleted: marks, pay, attendance, requests, consents', async () => {
  const marked = (name: string) => make.student({ firstName: name, password: false })
  const one = { mark: 'Mine', person: await marked('Mine'), number: 'N-1', address: '198.51.100.1' }
  const other = { mark: 'Others', person: await marked('Others'), number: 'N-2', address: '198.51.100.2' }
  await markedWorld(server, one, other)
  const counts = async () => {
    const tables = await queryRows(db, {
      name: pgType.text,
    })`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
    const found: Record<string, number> = {}
    for (const { name } of tables)
      found[name] = (
        await queryRows(db, { n: pgType.int })`select count(*)::int n from ${sql.identifier(name)}`
      )[0]!.n
    return found
  }
  const before = await counts()
  clock.forward({ minutes: 100 * 366 * 1440 })
  await applyRetention(platform)
  const after = await counts()
  const shrunk = Object.keys(before).filter((table) => after[table]! < before[table]!)
  expect(shrunk.sort()).toEqual(
    [
      ...['account_links', 'attempts', 'audit_events', 'import_rows', 'imports', 'mail_outbox'],
      ...[
        'mailed_notifications',
        'notifications',
        'push_registrations',
        'second_factors',
        'sign_in_sessions',
        'saml_sessions',
      ],
      ...['display_pairings', 'displays', 'service_tokens', 'webhook_deliveries', 'roster_syncs'],
      ...['student_cases', 'student_case_entries', 'waiting_delegations', 'waiting_notes'],
      ...['report_mails', 'report_runs'],
      ...[
        'staff_attempts',
        'upload_pieces',
        'uploads',
        'answered_passkey_challenges',
        'attempt_counters',
        'work_similarities',
      ],
    ]
      .filter((table) => before[table]! > 0)
      .sort(),
  )
  expect(await db.$count(consents)).toBeGreaterThan(0)
})

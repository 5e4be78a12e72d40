import { retentionBounds, type retentionKinds } from '@campanile/contract/retention/retention.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { attempts } from '#domains/attendance/attendance.tables.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { mailOutbox } from '#domains/mail/mail.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { staffAttempts } from '#domains/staff-attendance/staff-attendance.tables.ts'
import { daysAfter } from '#platform/clock.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { applyRetention } from './retention-run.service.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const person = await make.student()
const adminPerson = await make.admin()

/** For each kind with a period: inserts a row written at a given time. */
const writers = {
  attempts: (at: Date) =>
    platform.db.insert(attempts).values({ at, personId: person.id, method: 'code', outcome: 'refused' }),
  notifications: (at: Date) =>
    platform.db.insert(notifications).values({
      at,
      personId: person.id,
      type: 'info',
      title: 'T',
      message: 'M',
      priority: 'low',
    }),
  mails: (createdAt: Date) =>
    platform.db
      .insert(mailOutbox)
      .values({ kind: 'digest', personId: person.id, state: 'sent', createdAt, nextAttemptAt: createdAt }),
  audit: (at: Date) =>
    platform.db.insert(auditEvents).values({
      at,
      operation: 'signIn',
      entity: 'session',
      entityId: 'x',
      address: '203.0.113.1',
      requestId: newId(),
    }),
}
type Written = keyof typeof writers

const signedIn = () => server.as(adminPerson)
const wouldDelete = async (kind: (typeof retentionKinds)[number], days?: number) =>
  (await (await signedIn()).previewRetention({ kind, ...(days && { days }) })).count

describe.each(Object.keys(writers) as Written[])('%s', (kind) => {
  it('are deleted after their period, not before, and the run reports how many', async () => {
    const now = clock.now()
    const period = retentionBounds[kind].usual
    for (let n = 0; n < 3; n++) await writers[kind](daysAfter(now, -period - n - 1))
    await writers[kind](daysAfter(now, 1 - period))
    expect(await wouldDelete(kind)).toBe(3)
    expect(await wouldDelete(kind, retentionBounds[kind].least)).toBe(4)
    await applyRetention(platform, [kind])
    expect(await wouldDelete(kind)).toBe(0)
    const { items } = await (await signedIn()).readRetention({})
    expect(items.find((it) => it.kind === kind)).toMatchObject({
      days: period,
      lastRun: { at: now.toISOString(), deleted: 3, failed: false },
    })
    clock.forward({ minutes: 2 * 24 * 60 })
    await applyRetention(platform, [kind])
    expect(await wouldDelete(kind)).toBe(0)
  })
})

it('attempts of staff are deleted with those of students', async () => {
  const at = daysAfter(clock.now(), -400)
  await platform.db
    .insert(staffAttempts)
    .values({ at, personId: person.id, act: 'check-in', method: 'link', outcome: 'refused' })
  await writers.attempts(at)
  expect(await wouldDelete('attempts')).toBe(2)
  await applyRetention(platform, ['attempts'])
  expect(await platform.db.$count(staffAttempts)).toBe(0)
})

it('mail that is still waiting to be sent is kept, however old it is', async () => {
  const createdAt = daysAfter(clock.now(), -800)
  await platform.db
    .insert(mailOutbox)
    .values({ kind: 'digest', personId: person.id, state: 'queued', createdAt, nextAttemptAt: createdAt })
  expect(await wouldDelete('mails')).toBe(0)
})

it('one run deletes more than one batch, and is in the audit log', async () => {
  await platform.db.execute(sql`
    insert into notifications (id, person_id, type, title, message, at, priority)
    select gen_random_uuid(), ${person.id}, 'info', 'T', 'M', '2001-01-01', 'low' from generate_series(1, 2500)`)
  await applyRetention(platform, ['notifications'])
  expect(await wouldDelete('notifications')).toBe(0)
  const { items } = await (await signedIn()).listAuditEvents({ action: 'runRetention' })
  const { changes } = await (await signedIn()).readAuditEvent({ eventId: items[0]!.id })
  expect(changes.find(({ label }) => label === 'Deleted')?.after).toBe('2500')
  expect(items[0]?.actor).toBeNull()
})

it('a failing kind is reported, and does not stop the others', async () => {
  const old = daysAfter(clock.now(), -5000)
  await writers.notifications(old)
  await writers.mails(old)
  await platform.db.execute(sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'no'; end $$`)
  await platform.db.execute(
    sql`create trigger refuse before delete on notifications for each row execute function refuse()`,
  )
  await expect(applyRetention(platform)).rejects.toThrow('retention failed')
  await platform.db.execute(sql`drop trigger refuse on notifications`)
  const { items } = await (await signedIn()).readRetention({})
  expect(items.filter(({ lastRun }) => lastRun?.failed).map(({ kind }) => kind)).toEqual(['notifications'])
  expect(items.find(({ kind }) => kind === 'mails')?.lastRun).toMatchObject({ deleted: 1, failed: false })
})

it('a shorter period applies from the next run on, within its bounds and not below the time for disputes', async () => {
  const admin = await signedIn()
  const { version, values } = await admin.readSettings({})
  const wanted = (retention: Partial<typeof values.retention>, disputeDays = 14) =>
    admin.updateSettings({
      version,
      values: {
        ...values,
        attendance: { ...values.attendance, disputeDays },
        retention: { ...values.retention, ...retention },
      },
    })
  expect(await refusal(wanted({ auditDays: 364 }))).toBe('invalid-input')
  expect(await refusal(wanted({ mailDays: 1 }))).toBe('invalid-input')
  await expect(wanted({ attemptDays: 40 }, 60)).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { 'values.retention.attemptDays': expect.stringContaining('60 days') },
  })
  await writers.notifications(daysAfter(clock.now(), -60))
  await wanted({ notificationDays: 30 })
  expect(await wouldDelete('notifications')).toBeGreaterThan(0)
  await applyRetention(platform, ['notifications'])
  expect(await wouldDelete('notifications')).toBe(0)
})

it('is for admins only, and rejects unknown kinds and periods', async () => {
  for (const role of ['lecturer', 'student', 'staff'] as const) {
    const other = await server.as(await make[role]())
    expect(await refusal(other.readRetention({}))).toBe('forbidden')
    expect(await refusal(other.previewRetention({ kind: 'audit' }))).toBe('forbidden')
    expect(await refusal(other.runRetention({}))).toBe('forbidden')
  }
  const admin = await signedIn()
  expect(await refusal(admin.previewRetention({ kind: 'people' as 'audit' }))).toBe('invalid-input')
  expect(await refusal(admin.previewRetention({ kind: 'audit', days: 30 }))).toBe('invalid-input')
})

it('can be started at once; requested twice it runs once', async () => {
  const admin = await signedIn()
  await admin.runRetention({})
  await admin.runRetention({})
  const { rows } = await platform.db.execute(
    sql`select 1 from graphile_worker.jobs where task_identifier = 'applyRetention'`,
  )
  expect(rows).toHaveLength(1)
})

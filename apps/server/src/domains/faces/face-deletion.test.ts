import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import { daysAfter } from '#platform/clock.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { consentToFace, inventFace, makeUpload, registerTestFace } from '#testing/test-face.ts'
import { consents, faceDeletions, faceProbes, faceProfiles, faceReviews } from './faces.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server

async function registered(traits: Parameters<typeof make.student>[0] = {}) {
  const person = await make.student(traits)
  const browser = await server.as(person)
  await registerTestFace(browser, inventFace(), clock.now())
  const [row] = await platform.db.select().from(people).where(eq(people.id, person.id))
  return { person, browser, photo: row!.facePhoto! }
}

/** Registers by upload, which an admin has to accept. */
const upload = async (browser: TestBrowser) =>
  browser.registerFace(await makeUpload(inventFace(), clock.now()))

/** All stored data about a person's face. */
async function traces({ id }: TestPerson) {
  const { db } = platform
  const [record] = await db.select().from(people).where(eq(people.id, id))
  return [
    ...(await db.select().from(faceProfiles).where(eq(faceProfiles.personId, id))),
    ...(await db.select().from(faceReviews).where(eq(faceReviews.personId, id))),
    ...(await db.select().from(faceProbes).where(eq(faceProbes.personId, id))),
    ...[record?.faceDescriptor, record?.faceRegisteredAt, record?.facePhoto].filter((it) => it != null),
  ]
}
const onDisk = (key: string) => existsSync(join(server.dataDir, 'files', key))
const listReceipts = ({ id }: TestPerson) =>
  platform.db.select().from(faceDeletions).where(eq(faceDeletions.personId, id))
const readLedger = ({ id }: TestPerson) =>
  platform.db.select().from(consents).where(eq(consents.personId, id)).orderBy(consents.id)

describe('deleting my face data', () => {
  it('permanently deletes descriptors, photo and frames, and withdraws the consent', async () => {
    const { person, browser, photo } = await registered()
    expect(onDisk(photo)).toBe(true)
    const { receipt, face } = await browser.deleteFace({})
    expect(await traces(person)).toEqual([])
    expect(onDisk(photo)).toBe(false)
    expect((await readLedger(person)).map(({ decision }) => decision)).toEqual(['given', 'withdrawn'])
    expect(face).toMatchObject({
      status: 'none',
      registeredAt: null,
      imageUrl: null,
      isActive: false,
      consent: { givenAt: null },
      needsConfirmation: false,
    })
    expect((await browser.readSession({})).user?.faceRegistered).toBe(false)
    expect(receipt).toEqual({
      id: expect.any(String),
      deletedAt: clock.now().toISOString(),
      deleted: [
        'The numbers computed from your face',
        'Your registration photo',
        'The numbers of earlier checks',
        'Your consent, withdrawn',
      ],
    })
  })

  it('creates a receipt, a notification and an audit event', async () => {
    const { person, browser } = await registered()
    const { receipt } = await browser.deleteFace({})
    expect(await listReceipts(person)).toMatchObject([{ id: receipt.id, cause: 'person' }])
    expect((await browser.listNotifications({})).items[0]).toMatchObject({ title: 'Face data deleted' })
    const [event] = await platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entityId, person.id))
      .orderBy(desc(auditEvents.id))
    expect(event).toMatchObject({
      operation: 'deleteFace',
      actorId: person.id,
      after: { cause: 'person', deleted: receipt.deleted },
    })
  })

  it('also deletes a waiting registration with its photo', async () => {
    const person = await make.staff()
    const browser = await server.as(person)
    await consentToFace(browser)
    await upload(browser)
    const [review] = await platform.db.select().from(faceReviews).where(eq(faceReviews.personId, person.id))
    const { receipt, face } = await browser.deleteFace({})
    expect(receipt.deleted).toContain('A registration that waited for an administrator')
    expect(face.status).toBe('none')
    expect(await traces(person)).toEqual([])
    expect(onDisk(review!.photo)).toBe(false)
  })

  it('withdraws a consent without a face', async () => {
    const person = await make.student()
    const browser = await server.as(person)
    await consentToFace(browser)
    const { receipt } = await browser.deleteFace({})
    expect(receipt.deleted).toEqual(['Your consent, withdrawn'])
    expect(await refusal(browser.deleteFace({}))).toBe('not-found')
  })

  it('reports that there is nothing to delete', async () => {
    const browser = await server.as(await make.lecturer())
    expect(await refusal(browser.deleteFace({}))).toBe('not-found')
  })

  it('creates one receipt when requested twice at once', async () => {
    const { person, browser } = await registered()
    const outcomes = await Promise.allSettled([browser.deleteFace({}), browser.deleteFace({})])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await listReceipts(person)).toHaveLength(1)
  })

  it('is refused while a check-in of the person is open', async () => {
    const { person, browser, photo } = await registered()
    const lecturer = await make.lecturer()
    const { id: classId } = await make.class([lecturer], [person])
    const { id: sessionId } = await make.session(classId)
    const lecturing = await server.as(lecturer)
    await lecturing.openCheckIn({ sessionId, lateAfterMinutes: 1, closeAfterMinutes: 2 })
    expect(await refusal(browser.deleteFace({}))).toBe('face-check-in-running')
    expect(onDisk(photo)).toBe(true)
    await lecturing.closeCheckIn({ sessionId })
    expect((await browser.deleteFace({})).face.status).toBe('none')
  })

  it('does not affect anyone else’s data', async () => {
    const [mine, other] = [await registered(), await registered()]
    const before = await traces(other.person)
    await mine.browser.deleteFace({})
    expect(await traces(other.person)).toEqual(before)
    expect(onDisk(other.photo)).toBe(true)
  })
})

describe('face data is deleted automatically', () => {
  it('when the account is deleted', async () => {
    const { person, photo } = await registered()
    const admin = await server.as(await make.admin())
    await admin.archivePerson({ personId: person.id })
    expect(await traces(person)).toEqual([])
    expect(onDisk(photo)).toBe(false)
    expect(await listReceipts(person)).toMatchObject([{ cause: 'archived' }])
    expect((await readLedger(person)).at(-1)).toMatchObject({ decision: 'withdrawn' })
  })

  it('when the account has been disabled for the retention period, and not before', async () => {
    const stale = await registered()
    const fresh = await registered()
    const active = await registered()
    const admin = await server.as(await make.admin())
    await admin.disablePerson({ personId: stale.person.id })
    clock.forward({ minutes: 2 * 24 * 60 })
    const laterAdmin = await server.as(await make.admin())
    await laterAdmin.disablePerson({ personId: fresh.person.id })
    clock.forward({ minutes: 179 * 24 * 60 })
    await applyRetention(platform, ['faces'])
    expect(await traces(stale.person)).toEqual([])
    expect(onDisk(stale.photo)).toBe(false)
    expect(await listReceipts(stale.person)).toMatchObject([{ cause: 'retention', deletedAt: clock.now() }])
    for (const { person, photo } of [fresh, active]) {
      expect(await traces(person)).not.toEqual([])
      expect(onDisk(photo)).toBe(true)
      expect(await listReceipts(person)).toEqual([])
    }
    const [event] = await platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entityId, stale.person.id))
      .orderBy(desc(auditEvents.id))
    expect(event).toMatchObject({ actorId: null, address: 'server', after: { cause: 'retention' } })
  })

  it('counting from the day of leaving, whatever is edited later, and not for people who are back', async () => {
    const [left, back] = [await registered(), await registered()]
    const admin = await server.as(await make.admin())
    for (const { person } of [left, back]) await admin.disablePerson({ personId: person.id })
    clock.forward({ minutes: 179 * 24 * 60 })
    const later = await server.as(await make.admin())
    const { version, email, role, employmentType, number } = await later.readPerson({
      personId: left.person.id,
    })
    const facts = { email, role, employmentType, number, firstName: 'Corrected', lastName: 'Spelling' }
    await later.updatePerson({ personId: left.person.id, version, ...facts })
    await later.enablePerson({ personId: back.person.id })
    clock.forward({ minutes: 2 * 24 * 60 })
    await (await server.as(await make.admin())).disablePerson({ personId: back.person.id })
    await applyRetention(platform, ['faces'])
    expect(await traces(left.person)).toEqual([])
    expect(await traces(back.person)).not.toEqual([])
  })

  it('when the person’s last day is further back than the retention period, and not before', async () => {
    const [gone, later, back] = [await registered(), await registered(), await registered()]
    const isoDay = (days: number) => daysAfter(clock.now(), days).toISOString().slice(0, 10)
    const endOn = ({ person }: { person: TestPerson }, endsOn: string | null) =>
      platform.db.update(people).set({ endsOn }).where(eq(people.id, person.id))
    await endOn(gone, isoDay(0))
    await endOn(later, isoDay(1))
    await endOn(back, isoDay(0))
    clock.forward({ minutes: 180 * 24 * 60 })
    await applyRetention(platform, ['faces'])
    for (const { person } of [gone, later, back]) expect(await traces(person)).not.toEqual([])

    await endOn(back, null)
    clock.forward({ minutes: 24 * 60 })
    const admin = await server.as(await make.admin())
    const count = async () => (await admin.previewRetention({ kind: 'faces' })).count
    expect(await count()).toBeGreaterThan(0)
    await applyRetention(platform, ['faces'])
    expect(await count()).toBe(0)
    expect(await traces(gone.person)).toEqual([])
    expect(onDisk(gone.photo)).toBe(false)
    expect(await listReceipts(gone.person)).toMatchObject([{ cause: 'retention', deletedAt: clock.now() }])
    for (const { person, photo } of [later, back]) {
      expect(await traces(person)).not.toEqual([])
      expect(onDisk(photo)).toBe(true)
    }
  })

  it('for more people than fit in one transaction', async () => {
    const { person: model } = await registered()
    await platform.db.execute(sql`
      with many as (
        insert into people (id, email, first_name, last_name, role, is_active, created_at, updated_at, face_descriptor)
        select gen_random_uuid(), 'stale' || n || '@campus.test', 'Stale', n::text, 'student', false,
          '2020-01-01', '2020-01-01', (select face_descriptor from people where id = ${model.id})
        from generate_series(1, 450) n returning id, face_descriptor)
      insert into face_probes (id, person_id, frames, at)
      select gen_random_uuid(), id, face_descriptor, '2020-01-01' from many`)
    await applyRetention(platform, ['faces'])
    const { rows } = await platform.db.execute(sql`
      select count(*)::int as deleted, (select count(*)::int from face_probes b join people p on p.id = b.person_id
        where p.first_name = 'Stale') as left from face_deletions d join people p on p.id = d.person_id
      where p.first_name = 'Stale' and d.cause = 'retention'`)
    expect(rows).toEqual([{ deleted: 450, left: 0 }])
  })
})

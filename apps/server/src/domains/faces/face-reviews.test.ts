import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { consentToFace, inventFace, jitter, makeUpload, registerTestFace } from '#testing/test-face.ts'
import { startTestWorker } from '#testing/worker.ts'
import { faceDeletions, faceProbes, faceProfiles, faceReviews } from './faces.tables.ts'

const server = await startTestServer()
// A job of the same transaction deletes files that are no longer referred to.
await startTestWorker(server)
const { make, clock, platform } = server
const admin = await make.admin()
const deciding = await server.as(admin)

/** Registers by upload, which an admin has to accept. */
const upload = async (browser: TestBrowser) =>
  browser.registerFace(await makeUpload(inventFace(), clock.now()))

/** A person with an uploaded photo that is waiting. */
async function waiting(made: Promise<TestPerson> = make.student()) {
  const person = await made
  const browser = await server.as(person)
  await consentToFace(browser)
  await upload(browser)
  return { person, browser, ...(await readReview(person))! }
}

const readReview = async ({ id }: TestPerson) =>
  (await platform.db.select().from(faceReviews).where(eq(faceReviews.personId, id)))[0]
const readProfile = async ({ id }: TestPerson) =>
  (await platform.db.select().from(faceProfiles).where(eq(faceProfiles.personId, id)))[0]
const onDisk = (key: string) => existsSync(join(server.dataDir, 'files', key))

type Decision = 'accept' | 'reject'
const decide = (
  { person, registeredAt }: { person: TestPerson; registeredAt: Date },
  decision: Decision,
  browser = deciding,
) => browser.decideFaceReview({ userId: person.id, decision, registeredAt: registeredAt.toISOString() })

describe('the list of waiting registrations', () => {
  it('shows the person, the date, the reason and the similar person, oldest first', async () => {
    const face = inventFace()
    const original = await make.student({ firstName: 'Grace', lastName: 'Hopper' })
    await registerTestFace(await server.as(original), face, clock.now())
    const older = await waiting(make.student({ firstName: 'Older' }))
    clock.forward({ minutes: 1 })
    const double = await make.student({ firstName: 'Double' })
    await registerTestFace(await server.as(double), jitter(face, 0.25), clock.now())
    const { items, total } = await deciding.listFaceReviews({})
    const mine = items.filter(({ userId }) => [older.person.id, double.id].includes(userId))
    expect(total).toBe(items.length)
    expect(mine).toMatchObject([
      {
        userId: older.person.id,
        userName: `Older ${older.person.lastName}`,
        reasons: ['uploaded'],
        resembles: null,
      },
      {
        userId: double.id,
        email: double.email,
        registeredAt: clock.now().toISOString(),
        reasons: ['resembles-another'],
        resembles: { userId: original.id, userName: 'Grace Hopper', similarity: expect.any(Number) },
        can: { decide: true },
      },
    ])
    for (const photo of [mine[1]!.imageUrl, mine[1]!.resembles!.imageUrl]) {
      const headers = { cookie: deciding.cookies.header(), 'sec-fetch-site': 'same-origin' }
      expect((await server.app.inject({ url: photo, headers })).statusCode).toBe(200)
    }
  })

  it('leaves out people who are disabled', async () => {
    const { person } = await waiting()
    await deciding.disablePerson({ personId: person.id })
    const { items } = await deciding.listFaceReviews({})
    expect(items.map(({ userId }) => userId)).not.toContain(person.id)
  })

  it('and decisions are only for admins', async () => {
    const it = await waiting()
    for (const person of [await make.lecturer(), await make.staff(), await make.student(), it.person]) {
      const browser = await server.as(person)
      expect(await refusal(browser.listFaceReviews({}))).toBe('forbidden')
      expect(await refusal(decide(it, 'accept', browser))).toBe('forbidden')
    }
    expect(await readProfile(it.person)).toBeUndefined()
  })
})

describe('accepting', () => {
  it('makes the waiting face the active one, and notifies the person', async () => {
    const it = await waiting()
    clock.forward({ minutes: 5 })
    await decide(it, 'accept')
    expect(await readReview(it.person)).toBeUndefined()
    const { descriptor, photo, registeredAt } = it
    expect(await readProfile(it.person)).toMatchObject({ descriptor, photo, registeredAt, isActive: true })
    const mine = await it.browser.readMyFace({})
    expect(mine).toMatchObject({
      status: 'active',
      inReview: false,
      registeredAt: registeredAt.toISOString(),
    })
    expect((await it.browser.readSession({})).user?.faceRegistered).toBe(true)
    expect((await it.browser.listNotifications({})).items[0]).toMatchObject({ title: 'Face registered' })
    const audit = await platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, it.person.id))
    expect(audit.at(-1)).toMatchObject({
      operation: 'decideFaceReview',
      actorId: admin.id,
      after: { decision: 'accept' },
    })
  })

  it('replaces an earlier face and its photo', async () => {
    const person = await make.student()
    const browser = await server.as(person)
    await registerTestFace(browser, inventFace(), clock.now())
    const before = (await readProfile(person))!
    await browser.confirmPassword({ password: testPassword })
    await upload(browser)
    const review = (await readReview(person))!
    expect(onDisk(before.photo)).toBe(true)
    await decide({ person, registeredAt: review.registeredAt }, 'accept')
    expect((await readProfile(person))!.photo).toBe(review.photo)
    expect(onDisk(review.photo)).toBe(true)
    await expect.poll(() => onDisk(before.photo)).toBe(false)
  })
})

describe('rejecting', () => {
  it('deletes descriptors, frames and photo with a receipt, notifies the person and lets them try again', async () => {
    const it = await waiting()
    await decide(it, 'reject')
    expect(await readReview(it.person)).toBeUndefined()
    const kept = await platform.db.select().from(faceProbes).where(eq(faceProbes.personId, it.person.id))
    expect(kept).toEqual([])
    expect(onDisk(it.photo)).toBe(false)
    const receipts = await platform.db
      .select()
      .from(faceDeletions)
      .where(eq(faceDeletions.personId, it.person.id))
    expect(receipts).toMatchObject([{ cause: 'review', deletedAt: clock.now() }])
    expect((await it.browser.readMyFace({})).status).toBe('rejected')
    expect((await it.browser.listNotifications({})).items[0]).toMatchObject({ title: 'Face photo rejected' })
    clock.forward({ seconds: 1 })
    expect((await upload(it.browser)).status).toBe('in-review')
  })

  it('keeps an earlier face active', async () => {
    const person = await make.student()
    const browser = await server.as(person)
    await registerTestFace(browser, inventFace(), clock.now())
    const before = await readProfile(person)
    clock.forward({ seconds: 1 })
    await browser.confirmPassword({ password: testPassword })
    await upload(browser)
    await decide({ person, registeredAt: (await readReview(person))!.registeredAt }, 'reject')
    expect(await readProfile(person)).toEqual(before)
    expect(onDisk(before!.photo)).toBe(true)
    expect(await browser.readMyFace({})).toMatchObject({ status: 'active', inReview: false })
  })
})

describe('a decision is refused', () => {
  it('about their own face, even for an admin', async () => {
    const it = await waiting(make.admin())
    expect(await refusal(decide(it, 'accept', it.browser))).toBe('own-account')
    const { items } = await it.browser.listFaceReviews({})
    const own = items.find(({ userId }) => userId === it.person.id)
    expect(own?.can).toEqual({ decide: false })
  })

  it('when another admin decided first', async () => {
    const it = await waiting()
    const outcomes = await Promise.allSettled([
      decide(it, 'accept'),
      decide(it, 'reject', await server.as(await make.admin())),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(decide(it, 'reject'))).toBe('edit-conflict')
  })

  it('about a photo that was replaced after it was opened', async () => {
    const it = await waiting()
    clock.forward({ seconds: 1 })
    await it.browser.confirmPassword({ password: testPassword })
    await upload(it.browser)
    expect(await refusal(decide(it, 'accept'))).toBe('edit-conflict')
    expect(await readProfile(it.person)).toBeUndefined()
  })

  it('about a person who does not exist', async () => {
    const person = { ...admin, id: '0192f0c1-aaaa-7bbb-8ccc-123456789abc' }
    expect(await refusal(decide({ person, registeredAt: clock.now() }, 'accept'))).toBe('not-found')
  })
})

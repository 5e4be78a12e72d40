import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { startTestServer } from '#testing/server.ts'
import {
  consentToFace,
  inventFace,
  jitter,
  makeRegistration,
  makeUpload,
  registerTestFace,
} from '#testing/test-face.ts'
import { startTestWorker } from '#testing/worker.ts'
import { faceProbes, faceProfiles, faceReviews } from './faces.tables.ts'

const server = await startTestServer()
// A job of the same transaction deletes files that are no longer referred to.
await startTestWorker(server)
const { make, clock, platform } = server

/** A person who has consented to the use of their face data. */
async function consenting(make: Promise<TestPerson>) {
  const person = await make
  const browser = await server.as(person)
  await consentToFace(browser)
  return { person, browser }
}

async function registered() {
  const person = await make.student()
  const browser = await server.as(person)
  const face = inventFace()
  await registerTestFace(browser, face, clock.now())
  return { person, browser, face }
}

const readProfile = async ({ id }: TestPerson) =>
  (await platform.db.select().from(faceProfiles).where(eq(faceProfiles.personId, id)))[0]
const readReview = async ({ id }: TestPerson) =>
  (await platform.db.select().from(faceReviews).where(eq(faceReviews.personId, id)))[0]
const onDisk = (key: string) => existsSync(join(server.dataDir, 'files', key))

describe('an admin reviews', () => {
  it('an uploaded photo, and the person and the admins are notified', async () => {
    const admin = await make.admin()
    const { person, browser } = await consenting(make.student({ firstName: 'Ada', lastName: 'Byron' }))
    expect(await browser.registerFace(await makeUpload(inventFace(), clock.now()))).toMatchObject({
      status: 'in-review',
      inReview: true,
      needsConfirmation: true,
    })
    expect(await readProfile(person)).toBeUndefined()
    expect((await browser.readSession({})).user?.faceRegistered).toBe(false)
    expect(await readReview(person)).toMatchObject({ reasons: ['uploaded'], resemblesId: null })
    expect((await browser.listNotifications({})).items).toMatchObject([{ title: 'Face photo in review' }])
    const panel = await (await server.as(admin)).listNotifications({})
    expect(panel.items[0]).toMatchObject({
      title: 'Face photo to review',
      message: expect.stringContaining('Ada Byron'),
    })
  })

  it('a new face while the earlier one stays active', async () => {
    const { person, browser } = await registered()
    const before = await readProfile(person)
    await browser.confirmPassword({ password: testPassword })
    expect(await browser.registerFace(await makeUpload(inventFace(), clock.now()))).toMatchObject({
      status: 'active',
      inReview: true,
      reviewReasons: ['uploaded'],
      registeredAt: before!.registeredAt.toISOString(),
    })
    expect(await readProfile(person)).toEqual(before)
  })

  it('a first registration, if the institution requires it', async () => {
    const admin = await server.as(await make.admin())
    const { version, values } = await admin.readSettings({})
    const strict = { ...values, faces: { ...values.faces, confirmFirstRegistration: true } }
    await admin.updateSettings({ version, values: strict })
    try {
      const { person, browser } = await consenting(make.student())
      expect(await browser.registerFace(await makeRegistration(inventFace(), clock.now()))).toMatchObject({
        status: 'in-review',
      })
      expect(await readReview(person)).toMatchObject({ reasons: ['first-registration'] })
    } finally {
      await admin.updateSettings({ version: version + 1, values })
    }
  })

  it('a face that is too similar to another person’s, but not one that is only somewhat similar', async () => {
    const { person: original, face } = await registered()
    const { person: double, browser } = await consenting(make.student())
    const mine = await browser.registerFace(await makeRegistration(jitter(face, 0.3), clock.now()))
    // The person is given the reason and the next step, but no information about the other person.
    expect(mine).toMatchObject({ status: 'in-review', reviewReasons: ['resembles-another'] })
    expect(JSON.stringify(mine)).not.toContain(original.id)
    const [notice] = (await browser.listNotifications({})).items
    expect(notice?.message).toBe(
      'Your face resembles one registered for someone else, so an admin compares the two photos. Until then, check in without your face. You’ll be notified of the decision. If the photo isn’t accepted, it is deleted and you can register again.',
    )
    const review = await readReview(double)
    expect(review).toMatchObject({ reasons: ['resembles-another'], resemblesId: original.id })
    expect(review!.similarity).toBeGreaterThan(0.6)
    const { browser: cousin } = await consenting(make.student())
    expect(await cousin.registerFace(await makeRegistration(jitter(face, 0.6), clock.now()))).toMatchObject({
      status: 'active',
    })
  })

  it('one of two accounts that register the same face at the same moment', async () => {
    const face = inventFace()
    const twins = await Promise.all([consenting(make.student()), consenting(make.student())])
    const sent = await Promise.all(twins.map(() => makeRegistration(face, clock.now())))
    const answers = await Promise.all(twins.map(({ browser }, place) => browser.registerFace(sent[place]!)))
    expect(answers.map(({ status }) => status).sort()).toEqual(['active', 'in-review'])
  })

  it('the newer of two waiting photos, and the older one is deleted with its file and frames', async () => {
    const { person, browser } = await consenting(make.student())
    const upload = async () => browser.registerFace(await makeUpload(inventFace(), clock.now()))
    await upload()
    const older = (await readReview(person))!
    clock.forward({ seconds: 1 })
    await browser.confirmPassword({ password: testPassword })
    await upload()
    const newer = (await readReview(person))!
    expect(newer.photo).not.toBe(older.photo)
    await expect.poll(() => onDisk(older.photo)).toBe(false)
    expect(onDisk(newer.photo)).toBe(true)
    const kept = await platform.db.select().from(faceProbes).where(eq(faceProbes.personId, person.id))
    expect(kept.map(({ at }) => at)).toEqual([newer.registeredAt])
  })
})

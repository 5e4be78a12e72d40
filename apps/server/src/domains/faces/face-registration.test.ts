import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { meanDescriptor } from '@campanile/face/matcher.ts'
import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { minutesAfter } from '#platform/clock.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import {
  consentToFace,
  encodeDescriptor,
  inventFace,
  makeFrames,
  makeRegistration,
  testPhoto,
} from '#testing/test-face.ts'
import { startTestWorker } from '#testing/worker.ts'
import { openBytes } from './face-seal.ts'
import { faceProfiles } from './faces.tables.ts'
import { decodeFrames, toBytes } from './frames.rules.ts'

const server = await startTestServer()
// A job of the same transaction deletes files that are no longer referred to.
await startTestWorker(server)
const { make, clock, platform } = server

type Registration = Parameters<TestBrowser['registerFace']>[0]

/** A person who has consented to the use of their face data. */
async function consenting(make: Promise<TestPerson>) {
  const person = await make
  const browser = await server.as(person)
  await consentToFace(browser)
  return { person, browser }
}

async function registered() {
  const known = await consenting(make.student())
  const face = inventFace()
  await known.browser.registerFace(await makeRegistration(face, clock.now()))
  return { ...known, face }
}

const readProfile = async ({ id }: TestPerson) =>
  (await platform.db.select().from(faceProfiles).where(eq(faceProfiles.personId, id)))[0]
const readRecord = async ({ id }: TestPerson) =>
  (await platform.db.select().from(people).where(eq(people.id, id)))[0]!
const filesOnDisk = () => readdirSync(join(server.dataDir, 'files', 'faces')).map((name) => `faces/${name}`)
const bytesOnDisk = (key: string) => readFileSync(join(server.dataDir, 'files', key))

describe('registering a face', () => {
  it('makes it active at once, in profile and user record, and notifies the person', async () => {
    const { person, browser } = await registered()
    const mine = await browser.readMyFace({})
    expect(mine).toMatchObject({
      userId: person.id,
      userName: `${person.firstName} ${person.lastName}`,
      status: 'active',
      isActive: true,
      inReview: false,
      registeredAt: clock.now().toISOString(),
      needsConfirmation: true,
    })
    const [profile, record] = [await readProfile(person), await readRecord(person)]
    expect(profile).toMatchObject({ isActive: true, registeredAt: clock.now(), photo: record.facePhoto })
    expect(record).toMatchObject({ faceRegisteredAt: clock.now() })
    expect((await browser.readSession({})).user).toMatchObject({
      faceRegistered: true,
      faceRegisteredAt: mine.registeredAt,
      facePhotoURL: mine.imageUrl,
    })
    const panel = await browser.listNotifications({})
    expect(panel.items).toMatchObject([{ title: 'Face registered', type: 'success' }])
  })

  it('encrypts descriptors and photo for this person only', async () => {
    const { person, browser } = await consenting(make.student())
    const sent = await makeRegistration(inventFace(), clock.now())
    await browser.registerFace(sent)
    const profile = (await readProfile(person))!
    const plain = toBytes(meanDescriptor(decodeFrames(sent.descriptors)!))
    expect(openBytes(platform, person.id, profile.descriptor)).toEqual(plain)
    expect(profile.descriptor.includes(plain.subarray(0, 16))).toBe(false)
    const photo = bytesOnDisk(profile.photo)
    await expect(sharp(photo).metadata()).rejects.toThrow()
    // Moved to another person's row, neither can be decrypted.
    const { person: thief, browser: thieving } = await registered()
    const { descriptor, photo: stolen } = profile
    await platform.db
      .update(faceProfiles)
      .set({ descriptor, photo: stolen })
      .where(eq(faceProfiles.personId, thief.id))
    const { imageUrl: url } = await thieving.readMyFace({})
    const v = url!.split('v=')[1]!
    expect(await refusal(thieving.readFacePhoto({ userId: thief.id, v }))).toBe('internal')
  })

  it('never sends a descriptor to a browser, no matter who requests it', async () => {
    const { person, browser } = await registered()
    const admin = await server.as(await make.admin())
    const answers = JSON.stringify([
      await browser.readMyFace({}),
      await browser.readSession({}),
      await browser.listNotifications({}),
      await admin.readPerson({ personId: person.id }),
      await admin.listFaceReviews({}),
    ])
    expect(answers).not.toMatch(/descriptor|faceDescriptor/i)
    const { descriptor } = (await readProfile(person))!
    expect(answers).not.toContain(descriptor.toString('base64').slice(0, 20))
  })

  it('writes an audit event without biometric data', async () => {
    const { person } = await registered()
    const [event] = await platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entityId, person.id))
      .orderBy(desc(auditEvents.id))
    expect(event).toMatchObject({
      operation: 'registerFace',
      actorId: person.id,
      before: { registered: false, inReview: false },
      after: { registered: true, inReview: false, source: 'camera', reasons: [] },
    })
    expect(Object.keys(event!.after as object).sort()).toEqual([
      'inReview',
      'reasons',
      'registered',
      'source',
    ])
  })

  it('stores the photo at no more than 640 by 480, without metadata', async () => {
    const { person, browser } = await consenting(make.student())
    const large = await sharp({
      create: { width: 1200, height: 900, channels: 3, background: { r: 90, g: 90, b: 90 } },
    })
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .jpeg()
      .toBuffer()
    await browser.registerFace(
      await makeRegistration(inventFace(), clock.now(), { photo: large.toString('base64') }),
    )
    const url = (await browser.readMyFace({})).imageUrl!
    const cookie = browser.cookies.header()
    const answer = await server.app.inject({ url, headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 640, height: 480 })
    expect(answer.rawPayload.includes('where I live')).toBe(false)
    expect((await readProfile(person))?.isActive).toBe(true)
  })

  it('accepts a profile that waited on the device for up to a day', async () => {
    const { browser } = await consenting(make.student())
    const takenAt = minutesAfter(clock.now(), -23 * 60).toISOString()
    expect(
      await browser.registerFace(await makeRegistration(inventFace(), clock.now(), { takenAt })),
    ).toMatchObject({
      status: 'active',
    })
  })

  it('changes nothing and needs no password when sent again because the response was lost', async () => {
    const { person, browser } = await consenting(make.student())
    const sent = await makeRegistration(inventFace(), clock.now())
    await browser.registerFace(sent)
    const before = await readProfile(person)
    clock.forward({ minutes: 20 })
    expect(await browser.registerFace(sent)).toMatchObject({ status: 'active' })
    expect(await readProfile(person)).toEqual(before)
  })
})

describe('a registration is rejected', () => {
  const refusedWith = async (change: Partial<Registration>) => {
    const { person, browser } = await consenting(make.student())
    const files = filesOnDisk()
    const code = await refusal(
      browser.registerFace(await makeRegistration(inventFace(), clock.now(), change)),
    )
    expect(await readProfile(person)).toBeUndefined()
    expect(await readRecord(person)).toMatchObject({ faceDescriptor: null, facePhoto: null })
    expect(filesOnDisk()).toEqual(files)
    return code
  }

  it('without consent, and after consent was withdrawn', async () => {
    const browser = await server.as(await make.student())
    expect(await refusal(browser.registerFace(await makeRegistration(inventFace(), clock.now())))).toBe(
      'consent-required',
    )
    const { browser: withdrawing } = await registered()
    await withdrawing.deleteFace({})
    expect(await refusal(withdrawing.registerFace(await makeRegistration(inventFace(), clock.now())))).toBe(
      'consent-required',
    )
  })

  it('with too few camera frames, or frames of two people', async () => {
    const face = inventFace()
    expect(await refusedWith({ descriptors: makeFrames(face, 2) })).toBe('face-not-usable')
    const two = [...makeFrames(face, 2), ...makeFrames(inventFace(), 2)]
    expect(await refusedWith({ descriptors: two })).toBe('face-not-usable')
  })

  it('with a descriptor that no face produces', async () => {
    const [frame] = [inventFace()]
    frame[5] = Number.NaN
    const descriptors = [...makeFrames(inventFace(), 3), encodeDescriptor(frame)]
    expect(await refusedWith({ descriptors })).toBe('face-not-usable')
    expect(await refusedWith({ descriptors: ['AAAA'] })).toBe('invalid-input')
  })

  it('with the same frame twice', async () => {
    const descriptors = makeFrames(inventFace(), 3)
    expect(await refusedWith({ descriptors: [...descriptors, descriptors[0]!] })).toBe('face-replayed')
  })

  it('with a photo that is a day old or from the future', async () => {
    const at = (minutes: number) => ({ takenAt: minutesAfter(clock.now(), minutes).toISOString() })
    expect(await refusedWith(at(-24 * 60 - 1))).toBe('face-not-usable')
    expect(await refusedWith(at(6))).toBe('face-not-usable')
  })

  it('with a photo that is not an image, whatever its declared type', async () => {
    const page = Buffer.from(`<script>alert(1)</script>${' '.repeat(200)}`).toString('base64')
    expect(await refusedWith({ photo: page })).toBe('invalid-image')
    const truncated = Buffer.from(await testPhoto(), 'base64').subarray(0, 900)
    expect(await refusedWith({ photo: truncated.toString('base64') })).toBe('invalid-image')
  })
})

describe('registering again', () => {
  const confirmed = async (browser: TestBrowser) => {
    await browser.confirmPassword({ password: testPassword })
    return browser
  }

  it('requires the password', async () => {
    const { browser } = await registered()
    clock.forward({ minutes: 11 })
    const next = await makeRegistration(inventFace(), clock.now())
    expect(await refusal(browser.registerFace(next))).toBe('requires-recent-login')
    expect(await (await confirmed(browser)).registerFace(next)).toMatchObject({ status: 'active' })
    clock.forward({ minutes: 11 })
    expect(await refusal(browser.registerFace(await makeRegistration(inventFace(), clock.now())))).toBe(
      'requires-recent-login',
    )
  })

  it('replaces descriptors and photo, deletes the old file and warns the person', async () => {
    const { person, browser } = await registered()
    const before = (await readProfile(person))!
    await (await confirmed(browser)).registerFace(await makeRegistration(inventFace(), clock.now()))
    const after = (await readProfile(person))!
    expect(after.descriptor.equals(before.descriptor)).toBe(false)
    expect(filesOnDisk()).toContain(after.photo)
    await expect.poll(filesOnDisk).not.toContain(before.photo)
    const { items } = await browser.listNotifications({})
    expect(items[0]).toMatchObject({ title: 'Face changed', priority: 'high' })
  })

  it('is refused while a check-in of the person is open, and possible afterwards', async () => {
    const { person, browser } = await registered()
    await confirmed(browser)
    const lecturer = await make.lecturer()
    const { id: classId } = await make.class([lecturer], [person])
    const { id: sessionId } = await make.session(classId)
    const lecturing = await server.as(lecturer)
    await lecturing.openCheckIn({ sessionId, lateAfterMinutes: 1, closeAfterMinutes: 2 })
    const next = await makeRegistration(inventFace(), clock.now())
    expect(await refusal(browser.registerFace(next))).toBe('face-check-in-running')
    clock.forward({ minutes: 3 })
    expect(await browser.registerFace(next)).toMatchObject({ status: 'active' })
  })

  it('is rejected with frames that were sent before', async () => {
    const { browser } = await consenting(make.student())
    const face = inventFace()
    const first = await makeRegistration(face, clock.now())
    await browser.registerFace(first)
    await confirmed(browser)
    const mixed = [...makeFrames(face, 3), first.descriptors[1]!]
    const again = await makeRegistration(face, clock.now(), { descriptors: mixed })
    expect(await refusal(browser.registerFace(again))).toBe('face-replayed')
  })
})

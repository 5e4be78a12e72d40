import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import { startTestServer } from '#testing/server.ts'
import {
  consentToFace,
  encodeDescriptor,
  inventFace,
  jitter,
  makeFrames,
  makeRegistration,
  makeUpload,
  registerTestFace,
} from '#testing/test-face.ts'
import { verifyFace } from './face-check.service.ts'
import { openDescriptor, sealDescriptor } from './face-seal.ts'
import { faceProbes, faceProfiles } from './faces.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const threshold = 0.6

async function registered() {
  const person = await make.student()
  const browser = await server.as(person)
  const face = inventFace()
  await registerTestFace(browser, face, clock.now())
  return { personId: person.id, browser, face }
}

const check = (personId: string, frames: string[]) => verifyFace(platform, { personId, frames, threshold })

/** Stores frames as an accepted check-in does. */
const keep = (personId: string, frames: Buffer) =>
  platform.db.insert(faceProbes).values({ personId, frames, at: clock.now() })

describe('a live face', () => {
  it('of the registered person is a match', async () => {
    const { personId, face } = await registered()
    const result = await check(personId, makeFrames(face))
    expect(result.outcome).toBe('match')
    expect(result.similarity).toBeGreaterThan(threshold)
  })

  it('of another person is no match, nor is a person’s face for another account', async () => {
    const { personId } = await registered()
    const other = await registered()
    for (const face of [inventFace(), other.face]) {
      const result = await check(personId, makeFrames(face))
      expect(result.outcome).toBe('mismatch')
      expect(result.similarity).toBeLessThan(threshold)
    }
  })

  it('must be more similar than the threshold, whatever the institution has set', async () => {
    const { personId, face } = await registered()
    const frames = makeFrames(jitter(face, 0.35), 5)
    const at = (limit: number) => verifyFace(platform, { personId, frames, threshold: limit })
    const { similarity } = await at(0.5)
    expect(await at(similarity! - 0.001)).toMatchObject({ outcome: 'match' })
    expect(await at(similarity!)).toMatchObject({ outcome: 'mismatch', similarity })
  })

  it('from frames of two people, or of no face at all, is no match', async () => {
    const { personId, face } = await registered()
    const mixed = [...makeFrames(face, 2), ...makeFrames(inventFace(), 2)]
    expect(await check(personId, mixed)).toEqual({ outcome: 'mismatch', similarity: null })
    const zero = encodeDescriptor(new Float32Array(128))
    expect(await check(personId, [zero, zero, zero])).toEqual({ outcome: 'mismatch', similarity: null })
  })
})

describe('frames that were sent before', () => {
  it('are rejected once they are stored, even a single one among new frames', async () => {
    const { personId, face } = await registered()
    const frames = makeFrames(face)
    const first = await check(personId, frames)
    if (first.outcome !== 'match') throw new Error(first.outcome)
    await keep(personId, first.sealedFrames)
    expect(await check(personId, frames)).toEqual({ outcome: 'replayed', similarity: null })
    const mixed = [...makeFrames(face, 3), frames[2]!]
    expect(await check(personId, mixed)).toMatchObject({ outcome: 'replayed' })
    expect(await check(personId, makeFrames(face))).toMatchObject({ outcome: 'match' })
  })

  it('are rejected with slight noise added', async () => {
    const { personId, face } = await registered()
    const sent = Array.from({ length: 4 }, () => jitter(face, 0.06))
    const first = await check(personId, sent.map(encodeDescriptor))
    if (first.outcome !== 'match') throw new Error(first.outcome)
    await keep(personId, first.sealedFrames)
    const noisy = sent.map((frame) => encodeDescriptor(jitter(frame, 0.015)))
    expect(await check(personId, noisy)).toMatchObject({ outcome: 'replayed' })
  })

  it('are rejected when they come from the registration', async () => {
    const person = await make.student()
    const browser = await server.as(person)
    const sent = await makeRegistration(inventFace(), clock.now())
    await consentToFace(browser)
    await browser.registerFace(sent)
    expect(await check(person.id, sent.descriptors)).toMatchObject({ outcome: 'replayed' })
  })

  it('are rejected when they are the stored numbers themselves', async () => {
    const { personId } = await registered()
    const [profile] = await platform.db.select().from(faceProfiles).where(eq(faceProfiles.personId, personId))
    const stolen = openDescriptor(platform, personId, profile!.descriptor)
    const frames = [stolen, jitter(stolen, 0.06), jitter(stolen, 0.06)].map(encodeDescriptor)
    expect(await check(personId, frames)).toMatchObject({ outcome: 'replayed' })
  })

  it('are rejected when one repeats in a submission, as from a frozen camera', async () => {
    const { personId, face } = await registered()
    const frames = makeFrames(face, 3)
    expect(await check(personId, [...frames, frames[0]!])).toMatchObject({ outcome: 'replayed' })
  })

  it('are remembered for the newest 20 sets of each person', async () => {
    const [one, other] = [await registered(), await registered()]
    for (const { personId, face } of [one, other]) {
      for (let count = 0; count < 25; count++) {
        const result = await check(personId, makeFrames(face, 3))
        if (result.outcome !== 'match') throw new Error(result.outcome)
        await keep(personId, result.sealedFrames)
      }
    }
    await applyRetention(platform, ['probes'])
    const { rows } = await platform.db.execute(sql`
      select person_id, count(*)::int as kept from face_probes
      where person_id in (${one.personId}, ${other.personId}) group by 1`)
    expect(rows.map(({ kept }) => kept)).toEqual([20, 20])
    expect(await check(one.personId, makeFrames(one.face))).toMatchObject({ outcome: 'match' })
  })
})

describe('a person without an active face', () => {
  it('gets that reason', async () => {
    const person = await make.student()
    const nothing = { outcome: 'not-registered', similarity: null }
    expect(await check(person.id, makeFrames(inventFace()))).toEqual(nothing)
    expect(await check(newId(), makeFrames(inventFace()))).toEqual(nothing)
  })

  it('gets the reason that their registration is waiting for an admin', async () => {
    const person = await make.student()
    const browser = await server.as(person)
    await consentToFace(browser)
    const face = inventFace()
    await browser.registerFace(await makeUpload(face, clock.now()))
    expect(await check(person.id, makeFrames(face))).toEqual({ outcome: 'in-review', similarity: null })
  })

  it('has the same status in the profile and in the user record', async () => {
    const person = await make.student()
    const face = inventFace()
    await platform.db
      .update(people)
      .set({ faceDescriptor: sealDescriptor(platform, person.id, face) })
      .where(eq(people.id, person.id))
    expect(await check(person.id, makeFrames(face))).toMatchObject({ outcome: 'match' })
    const browser = await server.as(person)
    expect((await browser.readSession({})).user?.faceRegistered).toBe(true)
  })
})

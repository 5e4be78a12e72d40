import { meanDescriptor } from '@campanile/face/matcher.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { startTestServer } from '#testing/server.ts'
import { inventFace, jitter, makeFrames, type TestFace } from '#testing/test-face.ts'
import { sealDescriptor } from './face-seal.ts'
import { decodeFrames } from './frames.rules.ts'
import { findLookalike } from './resemblance.service.ts'

const { platform, clock } = await startTestServer()

/** People with a registered face, inserted in one statement. */
async function campus(faces: TestFace[], isActive = true): Promise<string[]> {
  const history = { startsOn: '2020-01-01', createdAt: clock.now(), updatedAt: clock.now() }
  const rows = faces.map((face) => {
    const id = newId()
    const faceDescriptor = sealDescriptor(platform, id, face)
    const name = { firstName: 'Person', lastName: id, email: `${id}@campus.test` }
    return { id, ...name, role: 'student' as const, isActive, faceDescriptor, ...history }
  })
  await platform.db.insert(people).values(rows)
  return rows.map(({ id }) => id)
}

const seen = (face: TestFace) => meanDescriptor(decodeFrames(makeFrames(face, 5))!)
const find = (face: TestFace, personId = newId()) =>
  findLookalike(platform, { personId, descriptor: seen(face), threshold: 0.6 })

describe('the search for a look-alike', () => {
  it('compares with everyone, and gives each concurrent request its own result', async () => {
    const faces = Array.from({ length: 1203 }, inventFace)
    const ids = await campus(faces)
    const places = [0, 499, 500, 501, 999, 1000, 1202]
    const found = await Promise.all(places.map((place) => find(jitter(faces[place]!, 0.2))))
    expect(found.map((it) => it?.personId)).toEqual(places.map((place) => ids[place]))
    expect(await find(inventFace())).toBeNull()
  })

  it('returns the most similar person', async () => {
    const face = inventFace()
    const [far, near] = await campus([jitter(face, 0.35), jitter(face, 0.1), inventFace()])
    expect((await find(face))?.personId).toBe(near)
    expect((await find(face, near))?.personId).toBe(far)
  })

  it('does not compare a person with themselves, or with inactive people', async () => {
    const [face, left] = [inventFace(), inventFace()]
    const [id] = await campus([face])
    await campus([left], false)
    expect(await find(face, id)).toBeNull()
    expect(await find(left)).toBeNull()
  })
})

import { inventFace, registrationOf, type TestFace, uploadOf } from '#testing/test-face.ts'
import { type Asking, answerOf, type Input, type Preparations, personOf } from './asking.ts'

type Owner = { id: string; cookie: string }
const faces = new WeakMap<object, Map<string, TestFace>>()

async function consent(asking: Asking, cookie: string): Promise<Input> {
  const { consent: asked } = await answerOf(asking, 'readMyFace', { cookie })
  return { version: (asked as Input | undefined)?.version ?? '' }
}

async function consented(asking: Asking, cookie: string): Promise<void> {
  await answerOf(asking, 'giveFaceConsent', { input: await consent(asking, cookie), cookie })
}

/** This person's face, registered first if necessary. */
export async function faceOf(asking: Asking, { id, cookie }: Owner): Promise<TestFace> {
  const { world } = asking
  const ofWorld = faces.get(world.pool) ?? new Map<string, TestFace>()
  faces.set(world.pool, ofWorld)
  const known = ofWorld.get(id)
  const { rowCount } = await world.pool.query('select from face_profiles where person_id = $1', [id])
  if (known && rowCount) return known
  const face = inventFace()
  await consented(asking, cookie)
  const input = await registrationOf(face, world.clock.now())
  await answerOf(asking, 'registerFace', { input: { ...input }, cookie })
  ofWorld.set(id, face)
  return face
}

export const facePreparations: Preparations = {
  giveFaceConsent: async (asking) => consent(asking, (await personOf(asking)).cookie),
  registerFace: async (asking) => {
    await consented(asking, (await personOf(asking)).cookie)
    return { ...(await registrationOf(inventFace(), asking.world.clock.now())) }
  },
  deleteFace: async (asking) => {
    await faceOf(asking, await personOf(asking))
    return {}
  },
  readFacePhoto: async (asking) => {
    const owner = await personOf(asking)
    await faceOf(asking, owner)
    return { userId: owner.id, v: undefined }
  },
  decideFaceReview: async (asking) => {
    const id = asking.actors.of('student').at(-1)!
    const cookie = await asking.actors.cookieOf(id)
    await consented(asking, cookie)
    const input = await uploadOf(inventFace(), asking.world.clock.now())
    await answerOf(asking, 'registerFace', { input: { ...input }, cookie })
    const { rows } = await asking.world.pool.query(
      'select registered_at as "registeredAt" from face_reviews where person_id = $1',
      [id],
    )
    return { userId: id, registeredAt: rows[0]?.registeredAt?.toISOString() }
  },
}

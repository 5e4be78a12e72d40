import { inventFace, makeRegistration, makeUpload, type TestFace } from '#testing/test-face.ts'
import { type Asking, findPerson, type Input, type Preparations, requestAnswer } from './asking.ts'

type Owner = { id: string; cookie: string }
const faces = new WeakMap<object, Map<string, TestFace>>()

async function consent(asking: Asking, cookie: string): Promise<Input> {
  const { consent: asked } = await requestAnswer(asking, 'readMyFace', { cookie })
  return { version: (asked as Input | undefined)?.version ?? '' }
}

async function consented(asking: Asking, cookie: string): Promise<void> {
  await requestAnswer(asking, 'giveFaceConsent', { input: await consent(asking, cookie), cookie })
}

/** This person's face, registered first if necessary. */
export async function ensureFace(asking: Asking, { id, cookie }: Owner): Promise<TestFace> {
  const { world } = asking
  const ofWorld = faces.get(world.pool) ?? new Map<string, TestFace>()
  faces.set(world.pool, ofWorld)
  const known = ofWorld.get(id)
  const { rowCount } = await world.pool.query('select from face_profiles where person_id = $1', [id])
  if (known && rowCount) return known
  const face = inventFace()
  await consented(asking, cookie)
  const input = await makeRegistration(face, world.clock.now())
  await requestAnswer(asking, 'registerFace', { input: { ...input }, cookie })
  ofWorld.set(id, face)
  return face
}

export const facePreparations: Preparations = {
  giveFaceConsent: async (asking) => consent(asking, (await findPerson(asking)).cookie),
  registerFace: async (asking) => {
    await consented(asking, (await findPerson(asking)).cookie)
    return { ...(await makeRegistration(inventFace(), asking.world.clock.now())) }
  },
  deleteFace: async (asking) => {
    await ensureFace(asking, await findPerson(asking))
    return {}
  },
  readFacePhoto: async (asking) => {
    const owner = await findPerson(asking)
    await ensureFace(asking, owner)
    return { userId: owner.id, v: undefined }
  },
  decideFaceReview: async (asking) => {
    const id = asking.actors.of('student').at(-1)!
    const cookie = await asking.actors.cookieOf(id)
    await consented(asking, cookie)
    const input = await makeUpload(inventFace(), asking.world.clock.now())
    await requestAnswer(asking, 'registerFace', { input: { ...input }, cookie })
    const { rows } = await asking.world.pool.query(
      'select registered_at as "registeredAt" from face_reviews where person_id = $1',
      [id],
    )
    return { userId: id, registeredAt: rows[0]?.registeredAt?.toISOString() }
  },
}

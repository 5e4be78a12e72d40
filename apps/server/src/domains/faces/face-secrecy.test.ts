import { operations } from '@campanile/contract/operations.ts'
import { describe, expect, it } from 'vitest'
import { toJSONSchema } from 'zod'
import { heardLog } from '#testing/heard-log.ts'
import { startTestServer } from '#testing/server.ts'
import { consentToFace, inventFace, makeFrames, testPhoto } from '#testing/test-face.ts'

const { logged, log } = heardLog()
const server = await startTestServer({}, { log })
const { make, clock } = server

const described = Object.entries(operations).map(([name, { input, output }]) => ({
  name,
  input: JSON.stringify(toJSONSchema(input, { unrepresentable: 'any', io: 'input' })),
  output: JSON.stringify(toJSONSchema(output, { unrepresentable: 'any' })),
}))
/** Names of fields that would reveal a face's descriptor or expression. */
const revealing = /descriptor|landmark|expression|neutral|happy|angry|fearful|disgusted|surprised/i

describe('face descriptors', () => {
  it('are in no operation’s response, and expressions in no request either', () => {
    expect(described.filter(({ output }) => revealing.test(output)).map(({ name }) => name)).toEqual([])
    const asked = described.filter(({ input }) => revealing.test(input)).map(({ name }) => name)
    expect(asked.sort()).toEqual([
      'checkInStaffDay',
      'checkInWithFace',
      'checkOutStaffDay',
      'recogniseFace',
      'registerFace',
    ])
    const expressions = /landmark|expression|happy|angry|fearful|disgusted|surprised/i
    expect(described.filter(({ input }) => expressions.test(input)).map(({ name }) => name)).toEqual([])
  })

  it('are in no log line or response, whether accepted or rejected', async () => {
    const person = await make.student()
    const at = await server.as(person)
    const descriptors = makeFrames(inventFace())
    const photo = await testPhoto()
    const registration = { descriptors, photo, source: 'camera', takenAt: clock.now().toISOString() } as const
    const before = await at.registerFace(registration).catch((error: unknown) => error)
    expect(before).toMatchObject({ code: 'consent-required' })
    await consentToFace(at)
    const answers = [
      await at.registerFace(registration),
      await at.registerFace({ ...registration, descriptors: ['no'] }).catch((error: unknown) => error),
      await at.readMyFace({}),
      await at.listMyFaceEvents({}),
      await (await server.as(await make.admin())).readPerson({ personId: person.id }),
    ]
    const secrets = [...descriptors.map((it) => it.slice(0, 60)), photo.slice(0, 60)]
    for (const text of [...logged, ...answers.map((it) => JSON.stringify(it))])
      expect(secrets.filter((it) => text.includes(it))).toEqual([])
    expect(logged.some((line) => line.includes('registerFace'))).toBe(true)
  })
})

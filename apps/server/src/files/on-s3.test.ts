import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { importing } from '#domains/imports/testing/importing.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { consentToFace, inventFace, makeRegistration } from '#testing/test-face.ts'
import { startTestWorker } from '#testing/worker.ts'
import { startS3 } from './testing/s3.ts'

const s3 = await startS3()
const server = await startTestServer(s3.environment)
await startTestWorker(server)
const away = await startTestServer(
  { ...s3.environment, S3_ENDPOINT: 'http://127.0.0.1:1' },
  { beside: server },
)
const { make, clock } = server
let admin: TestBrowser
beforeAll(async () => {
  admin = await server.as(await make.admin())
})

const picture = async () => {
  const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#b04030' } })
    .jpeg()
    .toBuffer()
  return { file: new Blob([new Uint8Array(bytes)]) }
}
const view = (url: string, { cookies }: TestBrowser, { app } = server) =>
  app.inject({ url, headers: { cookie: cookies.header() } })
/** Unique keys: after a broken connection the same file is removed once more. */
const removed = (folder: string) => [
  ...new Set(s3.asked.filter((it) => it.startsWith(`DELETE /campus/campanile/${folder}/`))),
]

it('photos of people are stored, shown, replaced and removed', async () => {
  const { id: personId } = await make.student()
  const { profileImage } = await admin.replacePersonPhoto({ personId }, await picture())
  const shown = await view(profileImage!, admin)
  expect(shown.headers['content-type']).toBe('image/jpeg')
  expect((await sharp(shown.rawPayload).metadata()).width).toBe(320)
  await admin.removePersonPhoto({ personId })
  await expect.poll(() => removed('photos')).toHaveLength(1)
  expect((await view(profileImage!, admin)).statusCode).toBe(404)
})

it('face photos are stored encrypted, shown and removed', async () => {
  const student = await server.as(await make.student())
  await consentToFace(student)
  await student.registerFace(await makeRegistration(inventFace(), clock.now()))
  const { imageUrl } = await student.readMyFace({})
  expect((await sharp((await view(imageUrl!, student)).rawPayload).metadata()).format).toBe('jpeg')
  await student.deleteFace({})
  expect(removed('faces')).toHaveLength(1)
})

it('import files are stored, read and removed', async () => {
  const work = importing(admin)
  const tried = await work.upload('email,firstName,lastName,role\nada@s3.test,Ada,L,student\n')
  expect([tried.state, tried.counts.create]).toEqual(['ready', 1])
  await admin.removeImport({ importId: tried.id })
  await expect.poll(() => removed('imports')).toHaveLength(1)
})

it('a store that is down only breaks what needs it, with a clear error', async () => {
  const { id: personId } = await make.student()
  const { profileImage } = await admin.replacePersonPhoto({ personId }, await picture())
  const browser = away.browser()
  browser.cookies.set('campanile-session', admin.cookies.get('campanile-session')!)
  const shown = await view(profileImage!, browser, away)
  expect([shown.statusCode, shown.headers['retry-after']]).toEqual([503, '5'])
  expect(await refusal(browser.replacePersonPhoto({ personId }, await picture()))).toBe('unavailable')
  expect((await browser.readPerson({ personId })).profileImage).toBe(profileImage)
  expect((await away.app.inject({ url: '/readyz' })).statusCode).toBe(200)
})

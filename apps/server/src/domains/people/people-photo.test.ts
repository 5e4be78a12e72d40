import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { enrolments } from '#domains/structure/structure.tables.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'

const server = await startTestServer()
// Unreferenced files are removed by a job added in the same transaction.
await startTestWorker(server)
const { make, app } = server
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b04030' } })
const jpeg = (width = 400, height = 300) => canvas(width, height).jpeg().toBuffer()
const upload = (personId: string, bytes: Buffer, by = admin) =>
  by.replacePersonPhoto({ personId }, { file: new Blob([new Uint8Array(bytes)]) })
/** The stored files after all queued removals. */
async function storedPhotos() {
  const queued = () =>
    server.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'removeFile'")
  await expect.poll(async () => (await queued()).rowCount).toBe(0)
  return readdirSync(join(server.dataDir, 'files/photos')).sort()
}

/** The photo as a browser receives it. */
async function view(url: string, by = admin) {
  return app.inject({ url, headers: { cookie: by.cookies.header() } })
}

describe('a picture', () => {
  it.each([
    ['JPEG', () => jpeg()],
    ['PNG', () => canvas(300, 500).png().toBuffer()],
    ['WebP', () => canvas(64, 64).webp().toBuffer()],
  ])('%s becomes a square JPEG', async (_, make_) => {
    const { id } = await make.student()
    const { profileImage } = await upload(id, await make_())
    expect(profileImage).toMatch(new RegExp(`^/api/people/${id}/photo\\?v=[0-9a-f-]{10}$`))
    const answer = await view(profileImage ?? '')
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    )
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['cache-control']).toBe('private, max-age=300')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 320,
      height: 320,
    })
  })

  it('is rotated upright, and its camera metadata removed', async () => {
    const { id } = await make.student()
    const tall = await sharp(
      await canvas(200, 100).extend({ top: 100, background: '#fff' }).jpeg().toBuffer(),
    )
      .withMetadata({
        orientation: 3,
        exif: { IFD0: { Copyright: 'Somebody', ImageDescription: 'At home' } },
      })
      .jpeg()
      .toBuffer()
    const { profileImage } = await upload(id, tall)
    const { rawPayload } = await view(profileImage ?? '')
    const { exif, orientation } = await sharp(rawPayload).metadata()
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
    // The image was rotated by 180 degrees, so the white half is now at the bottom.
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
    const red = (y: number) => data[(y * info.width + 160) * info.channels + 1]!
    expect(red(10)).toBeLessThan(120)
    expect(red(310)).toBeGreaterThan(200)
  })

  it('replaces the previous one, whose file is deleted, and gets a new address', async () => {
    const { id } = await make.student()
    const first = await upload(id, await jpeg())
    const before = (await storedPhotos()).length
    const second = await upload(id, await jpeg(100, 100))
    expect(second.profileImage).not.toBe(first.profileImage)
    expect(await storedPhotos()).toHaveLength(before)
  })

  it('is cached for some minutes, then sent again only if it has changed', async () => {
    const { id } = await make.student()
    const ask = async (url: string | null, known: unknown) =>
      app.inject({
        url: url ?? '',
        headers: { cookie: admin.cookies.header(), 'if-none-match': String(known) },
      })
    const { profileImage } = await upload(id, await jpeg())
    const { etag } = (await view(profileImage ?? '')).headers
    const again = await ask(profileImage, etag)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'private, max-age=300' })
    const replaced = await upload(id, await jpeg(100, 100))
    expect((await ask(replaced.profileImage, etag)).statusCode).toBe(200)
    const stranger = await server.as(await make.student())
    const headers = { cookie: stranger.cookies.header(), 'if-none-match': '*' }
    expect((await app.inject({ url: profileImage ?? '', headers })).statusCode).toBe(404)
  })

  it('can be removed, also twice', async () => {
    const { id } = await make.student()
    const { profileImage } = await upload(id, await jpeg())
    const before = (await storedPhotos()).length
    expect((await admin.removePersonPhoto({ personId: id })).profileImage).toBeNull()
    expect((await admin.removePersonPhoto({ personId: id })).profileImage).toBeNull()
    expect(await storedPhotos()).toHaveLength(before - 1)
    expect((await view(profileImage ?? '')).statusCode).toBe(404)
  })

  it('is not stored for an archived or unknown person', async () => {
    const { id } = await make.student()
    await admin.archivePerson({ personId: id })
    const before = await storedPhotos()
    const bytes = await jpeg()
    expect(await refusal(upload(id, bytes))).toBe('not-found')
    expect(await refusal(upload(newId(), bytes))).toBe('not-found')
    expect(await storedPhotos()).toEqual(before)
  })

  it('leaves one file when two are uploaded at once', async () => {
    const { id } = await make.student()
    const before = (await storedPhotos()).length
    const bytes = await jpeg()
    const outcomes = await Promise.all(
      [1, 2, 3].map(() =>
        upload(id, bytes).then(
          () => 'kept',
          ({ code }) => code,
        ),
      ),
    )
    expect(outcomes).toContain('kept')
    expect(['kept', 'edit-conflict']).toEqual(expect.arrayContaining(outcomes))
    expect(await storedPhotos()).toHaveLength(before + 1)
    const { profileImage } = await admin.readPerson({ personId: id })
    expect((await view(profileImage ?? '')).statusCode).toBe(200)
  })
})

describe('rejected without storing anything:', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  /** A PNG whose header claims dimensions that would exhaust the memory. */
  const bomb = async () => {
    const png = await canvas(8, 8).png().toBuffer()
    png.writeUInt32BE(40_000, 16)
    png.writeUInt32BE(40_000, 20)
    return png
  }

  it.each([
    ['a text file by another name', async () => Buffer.from('I am not a picture.')],
    ['nothing', async () => Buffer.alloc(0)],
    ['a drawing that carries a script', async () => Buffer.from(svg)],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture of another kind', () => canvas(10, 10).gif().toBuffer()],
    ['half a picture', async () => (await jpeg()).subarray(0, 600)],
    ['only the first bytes of one', async () => (await jpeg()).subarray(0, 12)],
    ['a picture that unpacks to billions of pixels', bomb],
  ])('%s', async (_, make_) => {
    const { id } = await make.student()
    const before = await storedPhotos()
    expect(await refusal(upload(id, await make_()))).toBe('invalid-image')
    expect(await storedPhotos()).toEqual(before)
    expect((await admin.readPerson({ personId: id })).profileImage).toBeNull()
  })

  it('more than 10 MB', async () => {
    const { id } = await make.student()
    expect(await refusal(upload(id, Buffer.alloc(10 * 1024 * 1024 + 1, 1)))).toBe('too-large')
  })

  it('a picture sent as a form or as JSON', async () => {
    const { id } = await make.student()
    const send = async (type: string, payload: Buffer | string) => {
      const response = await app.inject({
        method: 'PUT',
        url: `/api/people/${id}/photo`,
        headers: { cookie: admin.cookies.header(), 'content-type': type },
        payload,
      })
      return response.json().error.code
    }
    expect(await send('application/json', '{"photo":"x"}')).toBe('invalid-image')
    expect(await send('text/plain', 'x')).toBe('invalid-image')
  })
})

it('is seen by admins, its person and their lecturers; for all others it does not exist', async () => {
  const [student, classmate, formerly] = [await make.student(), await make.student(), await make.student()]
  const [lecturer, former, stranger] = [await make.lecturer(), await make.lecturer(), await make.lecturer()]
  const staff = await make.staff()
  await make.class([lecturer], [student, classmate])
  await make.class([stranger], [formerly])
  const { id: leftClassId } = await make.class([former], [student])
  const left = and(eq(enrolments.classId, leftClassId), eq(enrolments.studentId, student.id))
  await server.platform.db.update(enrolments).set({ leftAt: server.clock.now() }).where(left)
  const { profileImage } = await upload(student.id, await jpeg())
  const status = async (person: { id: string }) =>
    (await view(profileImage ?? '', await server.as(person))).statusCode
  expect(await status(student)).toBe(200)
  expect(await status(lecturer)).toBe(200)
  for (const other of [classmate, formerly, former, stranger, staff]) expect(await status(other)).toBe(404)
  expect((await app.inject({ url: profileImage ?? '' })).statusCode).toBe(401)
})

it('is included in the person’s own session', async () => {
  const student = await make.student()
  const { profileImage } = await upload(student.id, await jpeg())
  const at = await server.as(student)
  expect((await at.readSession({})).user?.profileImage).toBe(profileImage)
})

describe('the person’s own photo', () => {
  const halves = async () =>
    sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
      .composite([
        {
          input: { create: { width: 200, height: 200, channels: 3, background: '#0000ff' } },
          left: 200,
          top: 0,
        },
      ])
      .png()
      .toBuffer()
  const put = async (by: TestBrowser, crop: { x?: number; y?: number; zoom?: number }, bytes?: Buffer) =>
    by.replaceMyPhoto(crop, { file: new Blob([new Uint8Array(bytes ?? (await halves()))]) })
  const meanColour = async (url: string | null, by: TestBrowser) => {
    const { channels } = await sharp((await view(url ?? '', by)).rawPayload).stats()
    return channels.map(({ mean }) => Math.round(mean / 255))
  }

  it.each([
    ['left', 0, [1, 0, 0]],
    ['right', 1, [0, 0, 1]],
  ])('is cropped to the selected square: %s', async (_, x, colour) => {
    const own = await server.as(await make.student())
    const { profileImage } = await put(own, { x, zoom: 2 })
    expect(await meanColour(profileImage, own)).toEqual(colour)
    expect((await own.readSession({})).user?.profileImage).toBe(profileImage)
  })

  it('is cropped after rotating it upright', async () => {
    const own = await server.as(await make.student())
    const turned = await sharp(await halves())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { profileImage } = await put(own, { y: 0, x: 0.5, zoom: 2 }, turned)
    expect(await meanColour(profileImage, own)).toEqual([1, 0, 0])
  })

  it('is validated by its content, and can be removed', async () => {
    const own = await server.as(await make.student())
    expect(await refusal(put(own, {}, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toBe(
      'invalid-image',
    )
    expect(await refusal(put(own, { zoom: 9 }))).toBe('invalid-input')
    await put(own, {})
    expect(await own.removeMyPhoto({})).toEqual({ profileImage: null })
    expect(await own.removeMyPhoto({})).toEqual({ profileImage: null })
    expect((await own.readSession({})).user?.profileImage).toBeNull()
  })
})

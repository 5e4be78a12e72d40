import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { markEntries, markSheets } from '#domains/results/results.tables.ts'
import { makeExam } from '#domains/results/testing/sheets.ts'
import { confirmed } from '#testing/confirmed.ts'
import { testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'
import { dataExports } from './my-data.tables.ts'
import { continueDataExports, packMyData } from './packing.service.ts'
import { unzipped } from './testing/unzipped.ts'

const server = await startTestServer()
await startTestWorker(server)
const { make, clock, platform } = server

/** Requests an export and waits until it is packed. */
async function packed(at: TestBrowser) {
  await at.requestMyDataExport({})
  const status = async () => (await at.readMyDataExport({})).export?.status
  await expect.poll(status, { timeout: 15_000 }).toBe('ready')
  return (await at.readMyDataExport({})).export!
}
const files = () => readdirSync(join(server.dataDir, 'files/exports'))
const download = async (at: TestBrowser, exportId: string) => {
  const response = await server.app.inject({
    url: `/api/my-data/${exportId}/file`,
    headers: { cookie: at.cookies.header(), 'sec-fetch-site': 'same-origin' },
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers['content-disposition']).toContain('campanile-my-data-')
  return unzipped(response.rawPayload)
}
const json = (archive: Map<string, Buffer>, path: string) => JSON.parse(archive.get(path)!.toString())

describe('a person’s data', () => {
  it('is packed by a job, announced and downloaded: rows and files, without secrets', async () => {
    const person = await make.student({ firstName: 'Ada' })
    const at = await confirmed(server, person)
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    await at.replaceMyPhoto({}, { file: new Blob([new Uint8Array(photo)]) })
    const { id, done, total, bytes } = await packed(at)
    expect(done).toBe(total)
    const archive = await download(at, id)
    expect(bytes).toBeGreaterThan(500)
    expect(json(archive, 'account/people.json')).toMatchObject([
      { id: person.id, first_name: 'Ada', email: person.email },
    ])
    expect([...archive.keys()].some((path) => /^account\/people\/0001 .*jpg$/.test(path))).toBe(true)
    expect(archive.get('Read me first.txt')?.toString()).toContain('Test University')
    expect(json(archive, 'account/passwords.json')).toEqual([
      { person_id: person.id, set_at: expect.any(String) },
    ])
    expect([...archive.values()].join('\n')).not.toMatch(/argon2|token_hash/)
    const titles = (await at.listNotifications({})).items.map(({ title }) => title)
    expect(titles).toContain('Your data is ready')
  })

  it('contains no one else’s data', async () => {
    const [other, person] = [await make.lecturer({ firstName: 'Zarathustra' }), await make.student()]
    await make.class([other], [person])
    const at = await confirmed(server, person)
    const { id } = await packed(at)
    const archive = await download(at, id)
    expect(json(archive, 'studies/enrolments.json')).toHaveLength(1)
    expect([...archive.values()].join('\n')).not.toContain('Zarathustra')
    expect([...archive.values()].join('\n')).not.toContain(other.id)
  })

  it('contains no unpublished marks', async () => {
    const [lecturer, person] = [await make.lecturer(), await make.student()]
    const { id: classId } = await make.class([lecturer], [person])
    const sheetId = await makeExam(platform.db, classId)
    await platform.db.insert(markSheets).values({ id: sheetId, examId: sheetId, classId })
    const entry = { sheetId, studentId: person.id, enteredBy: lecturer.id, enteredAt: clock.now() }
    await platform.db.insert(markEntries).values({ ...entry, state: 'marked', mark: '61.25' })
    const at = await confirmed(server, person)
    const before = await download(at, (await packed(at)).id)
    expect([...before.values()].join('\n')).not.toContain('61.25')
    await platform.db
      .update(markEntries)
      .set({ releasedAt: clock.now() })
      .where(eq(markEntries.studentId, person.id))
    const after = await download(at, (await packed(at)).id)
    expect(json(after, 'results/mark_entries.json')).toMatchObject([{ student_id: person.id }])
  })

  it('is stored sealed', async () => {
    const at = await confirmed(server, await make.student())
    const { id } = await packed(at)
    const stored = await platform.files.get(`exports/${id}.bin`)
    expect(stored?.subarray(0, 2).toString()).not.toBe('PK')
  })
})

describe('access', () => {
  it('requires the password to be confirmed, both to request and to download it', async () => {
    const person = await make.student()
    const at = await server.asUnconfirmed(person)
    expect(await refusal(at.requestMyDataExport({}))).toBe('requires-recent-login')
    await at.confirmPassword({ password: testPassword })
    const { id } = await packed(at)
    clock.forward({ minutes: 11 })
    expect(await refusal(at.downloadMyData({ exportId: id }))).toBe('requires-recent-login')
  })

  it('is limited to the person, even admins are refused', async () => {
    const { id } = await packed(await confirmed(server, await make.student()))
    for (const other of [await make.admin(), await make.student()]) {
      const at = await confirmed(server, other)
      expect(await refusal(at.downloadMyData({ exportId: id }))).toBe('not-found')
      expect(await refusal(at.deleteMyDataExport({ exportId: id }))).toBe('not-found')
      expect(await at.readMyDataExport({})).toEqual({ export: null })
    }
  })
})

describe('an export', () => {
  it('is packed once when it is requested twice at once', async () => {
    const person = await make.student()
    const at = await confirmed(server, person)
    await platform.db
      .insert(dataExports)
      .values({ personId: person.id, status: 'working', total: 1, requestedAt: clock.now() })
    expect(await refusal(at.requestMyDataExport({}))).toBe('export-running')
    const [row] = await platform.db.select().from(dataExports).where(eq(dataExports.personId, person.id))
    await Promise.all([packMyData(platform, row!.id), packMyData(platform, row!.id)])
    expect((await at.readMyDataExport({})).export).toMatchObject({ status: 'ready' })
  })

  it('expires an hour after download, two days after packing, or at once when the person deletes it', async () => {
    const at = await confirmed(server, await make.student())
    const first = await packed(at)
    await download(at, first.id)
    clock.forward({ minutes: 61 })
    expect(await at.readMyDataExport({})).toEqual({ export: null })
    await at.confirmPassword({ password: testPassword })
    expect(await refusal(at.downloadMyData({ exportId: first.id }))).toBe('not-found')
    await continueDataExports(platform)
    await expect.poll(files, { timeout: 15_000 }).not.toContain(`${first.id}.bin`)

    const second = await packed(at)
    expect(await at.deleteMyDataExport({ exportId: second.id })).toEqual({ export: null })
    await expect.poll(files, { timeout: 15_000 }).not.toContain(`${second.id}.bin`)

    const third = await packed(at)
    clock.forward({ minutes: 48 * 60 })
    await continueDataExports(platform)
    await expect.poll(files, { timeout: 15_000 }).not.toContain(`${third.id}.bin`)
  })

  it('is resumed when a server stopped while packing it', async () => {
    const person = await make.student()
    await platform.db
      .insert(dataExports)
      .values({ personId: person.id, status: 'working', total: 1, requestedAt: clock.now() })
    await continueDataExports(platform)
    expect((await (await server.as(person)).readMyDataExport({})).export).toMatchObject({ status: 'ready' })
  })
})

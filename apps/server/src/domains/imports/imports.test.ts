import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { maxImportBytes } from '@campanile/contract/imports/imports.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import { refusal, startTestServer, type TestServer } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'
import { imports } from './imports.tables.ts'
import { continueImports } from './imports-work.service.ts'
import { importing } from './testing/importing.ts'

const server: TestServer = await startTestServer()
await startTestWorker(server)
const { make, platform } = server
let admin = await server.as(await make.admin())
const work = importing(admin)

const head = 'email,firstName,lastName,role\n'
const line = (name: string) => `${name}@bad.test,A,B,student\n`

describe('a file that cannot be read', () => {
  it.each([
    ['nothing at all', '', 'This file is empty.'],
    ['only columns', head, 'This file has column names but no lines.'],
    [
      'other columns',
      'name,mail\nAda,ada@a.test\n',
      'The first line must contain the column names. Missing: email, firstName, lastName, role. Use the template.',
    ],
    ['a column twice', `email,${head}a,a@b.test,A,B,student\n`, 'The column “email” appears twice.'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'This is not a CSV file.'],
    [
      'a spreadsheet',
      Buffer.from('PK\u0003\u0004 and so on'),
      'This is a ZIP or Excel file, not a CSV file. Save the list as CSV first.',
    ],
    [
      'letters of an old code page',
      Buffer.from(`${head}jose@bad.test,Jos\u00e9,B,student\n`, 'latin1'),
      'The characters in this file can’t be read. Save it as CSV UTF-8.',
    ],
    ['a NUL far down', `${head}${line('x').repeat(500)}\u0000`, 'This is not a CSV file.'],
    ['an open quotation mark', `${head}"a@bad.test,A,B,student\n`, 'A quotation mark is never closed.'],
    [
      'a stray quotation mark',
      `${head}a@bad.test,A "b,B,student\n`,
      'Line 2 is not CSV: check its quotation marks.',
    ],
    [
      'a line without end',
      `${head}${'x'.repeat(200_000)}`,
      'A line of this file is too long. Is a quotation mark missing?',
    ],
  ])('%s: gets one clear message', async (_, content, problem) => {
    const failed = await work.upload(content)
    expect(failed).toMatchObject({
      state: 'failed',
      problem,
      can: { apply: false, retry: true, remove: true },
    })
    expect(await work.rows(failed.id)).toEqual([])
  })

  it('is rejected by its size before it is read', async () => {
    const file = new Blob([new Uint8Array(maxImportBytes + 1)])
    const call = admin.uploadImport({ format: 'people', filename: 'big.csv' }, { file })
    expect(await refusal(call)).toBe('too-large')
  })
})

describe('a file as written by spreadsheets', () => {
  const text = `${head}jose@good.test,José,Núñez,student\n`
  it.each([
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['semicolons', Buffer.from(text.replaceAll(',', ';'))],
    ['tabs', Buffer.from(text.replaceAll(',', '\t'))],
    ['Windows line ends and empty lines', Buffer.from(text.replaceAll('\n', '\r\n\r\n'))],
    ['other capitals in its head', Buffer.from(text.replace('firstName', 'FIRSTNAME'))],
  ])('%s', async (_, content) => {
    const tried = await work.upload(content)
    expect((await work.rows(tried.id)).map(({ label, outcome }) => [label, outcome])).toEqual([
      ['José Núñez, jose@good.test', 'create'],
    ])
  })

  it('lists columns that are not imported, and lines with too many cells', async () => {
    const tried = await work.upload(
      'email,firstName,lastName,role,shoe size\nq@good.test,Q,Q,student,43\nr@good.test,R,R,student,4,2\n',
    )
    expect(tried.notes).toEqual(['Not read: column shoe size'])
    expect(await work.told(tried)).toEqual([
      [2, 'create', null],
      [3, 'reject', 'This line has more or fewer cells than the first'],
    ])
  })

  it('keeps a quoted formula as text', async () => {
    const tried = await work.upload(`${head}formula@good.test,'=1+1,B,student\n`)
    expect((await work.rows(tried.id))[0]?.label).toBe('=1+1 B, formula@good.test')
  })
})

describe('an import interrupted by a server stop', () => {
  it('restarts its step', async () => {
    const tried = await work.upload(`${head}${line('left')}`)
    await platform.db.update(imports).set({ state: 'applying' }).where(eq(imports.id, tried.id))
    await continueImports(platform)
    expect((await work.settled(tried)).state).toBe('applied')
    await platform.db.update(imports).set({ state: 'undoing' }).where(eq(imports.id, tried.id))
    await Promise.all([continueImports(platform), continueImports(platform)])
    expect((await work.settled(tried)).state).toBe('undone')
  })

  it('can be retried after a failure, and says when the file is gone', async () => {
    const tried = await work.upload(`${head}${line('again')}`)
    expect(await work.retry(tried)).toMatchObject({ state: 'ready', counts: { create: 1 } })
    await platform.files.remove(`imports/${tried.id}`)
    expect(await work.retry(tried)).toMatchObject({
      state: 'failed',
      problem: 'The file no longer exists. Upload it again.',
    })
  })
})

it('an import that is not applied can be discarded with its file', async () => {
  const tried = await work.upload(`${head}${line('gone')}`)
  await admin.removeImport({ importId: tried.id })
  expect(await refusal(admin.readImport({ importId: tried.id }))).toBe('not-found')
  await expect.poll(() => readdirSync(join(server.dataDir, 'files/imports'))).not.toContain(tried.id)
  const applied = await work.apply(await work.upload(`${head}${line('kept')}`))
  expect(await refusal(admin.removeImport({ importId: applied.id }))).toBe('import-moved-on')
})

it('only admins receive events about imports, and an unknown import reveals nothing', async () => {
  const student = await server.as(await make.student())
  const importId = newId()
  expect(await refusal(student.listImports({}))).toBe('forbidden')
  expect(await refusal(admin.listImportRows({ importId }))).toBe('not-found')
  expect(await refusal(admin.undoImport({ importId }))).toBe('not-found')
  expect(await refusal(admin.retryImport({ importId }))).toBe('not-found')
})

it('a template can be filled in and imported', async () => {
  const template = await admin.downloadImportTemplate({ format: 'people' })
  const tried = await work.upload(template as unknown as Buffer)
  expect(tried.counts).toMatchObject({ create: 1, reject: 0 })
})

it('lists the latest import first, and deletes imports after half a year', async () => {
  server.clock.forward({ minutes: 1 })
  const last = await work.upload(`${head}${line('last')}`)
  expect((await admin.listImports({})).items[0]?.id).toBe(last.id)
  server.clock.forward({ minutes: 60 * 24 * 181 })
  admin = await server.as(await make.admin())
  await applyRetention(platform, ['imports'])
  expect((await admin.listImports({})).total).toBe(0)
  await expect.poll(() => readdirSync(join(server.dataDir, 'files/imports'))).toEqual([])
})

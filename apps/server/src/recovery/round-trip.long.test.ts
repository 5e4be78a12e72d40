import { statSync } from 'node:fs'
import { join } from 'node:path'
import { loadDemo } from '@campanile/demo/demo.ts'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { configuredFileStore } from '#files/configured-file-store.ts'
import { startS3 } from '#files/testing/s3.ts'
import { startTestServer } from '#testing/server.ts'
import { consentToFace, inventFace, makeRegistration } from '#testing/test-face.ts'
import { readConfig } from '../config.ts'
import { summing } from './archive-writer.ts'
import { readTables } from './catalogue.ts'
import { withConnection } from './connect.ts'
import { rowsInOrder } from './content.ts'
import { declareFiles, fetchFiles } from './named-files.ts'
import { backupFolder, checkBackup, emptyTarget, makeBackup, restoreBackup } from './testing/recovering.ts'

const folder = backupFolder()
const server = await startTestServer()
const { platform, make } = server

beforeAll(async () => {
  await loadDemo(platform, { size: 'small' })
  const student = await server.as(await make.student())
  const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#b04030' } })
    .jpeg()
    .toBuffer()
  await student.replaceMyPhoto({}, { file: new Blob([new Uint8Array(picture)]) })
  await consentToFace(student)
  await student.registerFace(await makeRegistration(inventFace(), server.clock.now()))
}, 120_000)

/** A checksum for each table, over the text of its rows in key order. */
const sums = (url: string, without: readonly string[] = []) =>
  withConnection(url, { name: 'test' }, async (client) => {
    const found = new Map<string, string>()
    for (const table of await readTables(client)) {
      const sum = summing(rowsInOrder(client, table))
      for await (const _ of sum.pieces);
      if (!without.includes(table.name)) found.set(table.name, sum.result().sha256)
    }
    return found
  })

const namedKeys = (url: string) =>
  withConnection(url, { name: 'test' }, async (client) => {
    const keys: string[] = []
    await client.query('begin')
    await declareFiles(client, await readTables(client))
    for await (const key of fetchFiles(client)) keys.push(key)
    return keys
  })

/** Tables that a restore changes on purpose. */
const settled = ['sign_in_sessions', 'audit_events', 'mail_outbox']

it('a restore brings back every row and file, and people can sign in', async () => {
  const path = join(folder, 'whole.zip')
  const { manifest, bytes } = await makeBackup(path, server)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(statSync(path).size).toBe(bytes)
  expect(manifest.files).toMatchObject({ missing: 0, deleted: 0 })
  expect(manifest.files.count).toBeGreaterThan(10)

  const target = await emptyTarget()
  await restoreBackup(path, target)
  expect(await sums(target.url, settled)).toEqual(await sums(server.url, settled))
  const keys = await namedKeys(target.url)
  expect(keys).toHaveLength(manifest.files.count)
  for (const key of keys) expect(await target.files.get(key), key).toEqual(await platform.files.get(key))

  const restored = await startTestServer({}, { beside: { ...server, url: target.url } })
  const browser = restored.browser()
  await browser.signIn({ email: 'student@campanile.test', password: 'campanile' })
  expect((await browser.readMyAttendance({})).classes.length).toBeGreaterThan(0)
}, 120_000)

it('a backup works from a bucket, and a restore into a bucket', async () => {
  const [first, second] = [join(folder, 'from-disk.zip'), join(folder, 'from-bucket.zip')]
  await makeBackup(first, server)
  const s3 = await startS3()
  const bucket = await configuredFileStore(readConfig(s3.environment), folder)
  const { url } = await emptyTarget()
  await restoreBackup(first, { url, files: bucket })
  const { manifest } = await makeBackup(second, { url, platform: { ...platform, files: bucket } })
  const before = await checkBackup(first)
  expect(manifest.files).toMatchObject({ count: before.files.count, bytes: before.files.bytes, missing: 0 })
  expect(manifest.files.packs).toEqual(before.files.packs)
  expect(await namedKeys(url)).toEqual(await namedKeys(server.url))
}, 120_000)

/** Everything that migrations create, as the database describes it. */
const described = (url: string) =>
  withConnection(url, { name: 'test' }, async (client) => {
    const { rows } = await client.query<{ said: string }>(`
      select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as said from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select format('%s %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger
        where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      union all select format('%s %s %s', viewname, viewowner, definition) from pg_views where schemaname = 'public'
      union all select format('%s.%s %s %s %s %s', table_name, column_name, data_type, is_nullable, column_default,
        generation_expression) from information_schema.columns where table_schema = 'public'
      union all select pg_get_functiondef(p.oid) from pg_proc p
        where pronamespace = 'public'::regnamespace and prokind = 'f' and prolang <> 13
      union all select hash from drizzle.__drizzle_migrations
      order by said`)
    return rows.map(({ said }) => said)
  })

it('the restored schema is the one that migrations create: keys, indexes, triggers, sequences', async () => {
  const path = join(folder, 'schema.zip')
  const target = await emptyTarget()
  const before = await described(target.url)
  await makeBackup(path, server)
  await restoreBackup(path, target)
  expect(await described(target.url)).toEqual(before)
  const drawn = `select last_value from stale_figures_id_seq`
  const [here, there] = await Promise.all(
    [server.url, target.url].map((url) =>
      withConnection(url, { name: 'test' }, async (client) => (await client.query(drawn)).rows),
    ),
  )
  expect(there).toEqual(here)
}, 120_000)

import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openPool } from '#db/database.ts'
import { applyMigrations, knownMigrations, migrations } from '#db/migrate.ts'
import { isReady } from '#http/health.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '#testing/database.ts'
import { startTestServer } from '#testing/server.ts'
import { withConnection } from './connect.ts'
import { moveDatabase } from './move.ts'
import { dropOwnSchema } from './own-schema.ts'
import { noProgress } from './progress.ts'
import { rehearse } from './rehearse.ts'
import { backUpTo, backupFolder, emptyTarget, restoreFrom, withBackup } from './testing/recovering.ts'

const folder = backupFolder()
const log = createLog('silent')
const server = await startTestServer()

/** A campus as a version of months ago left it: before search, figures and the second factor. */
async function olderDatabase(at: number) {
  const { url } = await testDatabase()
  await withConnection(url, { name: 'test' }, async (client) => {
    await client.query('begin')
    await dropOwnSchema(client)
    await applyMigrations(client, at)
    await client.query(
      `insert into institution (name, time_zone, created_at, updated_at) values ('Old Campus', 'UTC', now(), now())`,
    )
    await client.query(`insert into people (id, email, first_name, last_name, role, created_at, updated_at)
      select gen_random_uuid(), 'p' || n || '@old.test', 'Élodie', 'Nuñez ' || n, 'student', now(), now() from generate_series(1, 50) n`)
    await client.query('commit')
  })
  return url
}

const readiness = async (url: string) => {
  const pool = openPool(url, log, 1)
  try {
    return {
      ready: await isReady(pool),
      found: (await pool.query(`select count(*)::int as n from people where search_text like '%nunez%'`))
        .rows[0].n,
    }
  } finally {
    await pool.end()
  }
}

it('a backup of an older version is restored at that version, then brought to the present one', async () => {
  const url = await olderDatabase(30)
  const path = join(folder, 'older.zip')
  const { manifest } = await backUpTo(path, { url, platform: server.platform })
  expect(manifest.migration).toEqual({ count: 30, hash: migrations()[29]!.hash })
  expect(knownMigrations()).toBeGreaterThan(30)
  const target = await emptyTarget()
  await restoreFrom(path, target)
  expect(await readiness(target.url)).toEqual({ ready: true, found: 50 })
}, 120_000)

it('a rehearsal restores it into a database of its own and finds the product ready, or says what is missing', async () => {
  const { platform, make } = server
  const { id } = await make.student()
  const key = 'photos/rehearsed.jpg'
  await platform.files.put(key, Buffer.from('picture'))
  await platform.db.$client.query('update people set profile_image = $1 where id = $2', [key, id])
  const path = join(folder, 'rehearsed.zip')
  await backUpTo(path, server)
  const withKeys = (keys: string[]) =>
    withBackup(path, ({ archive, manifest }) =>
      rehearse({ archive, manifest, keys, log, progress: noProgress }),
    )
  await withKeys([key])
  await expect(withKeys([])).rejects.toThrow('1 files that rows name are not in the backup')
}, 180_000)

it('an older database moves as it is, every row compared, and is brought to the present version there', async () => {
  const from = await olderDatabase(36)
  const { url: to } = await testDatabase()
  const moved = await moveDatabase({ from, to, progress: noProgress })
  expect(moved.already).toBe(false)
  expect(await readiness(to)).toEqual({ ready: true, found: 50 })
  await withConnection(from, { name: 'test' }, async (client) => {
    const { rows } = await client.query('select count(*)::int as n from drizzle.__drizzle_migrations')
    expect(rows).toEqual([{ n: 36 }])
  })
}, 120_000)

it('moved again it is compared again; a row that differs is named, and nothing is written over', async () => {
  const { url: to } = await testDatabase()
  const wanted = { from: server.url, to, progress: noProgress }
  for (let person = 0; person < 30; person += 1) await server.make.student({ password: false })
  const first = await moveDatabase(wanted)
  expect(first).toEqual({ rows: expect.any(Number), already: false })
  expect(await moveDatabase(wanted)).toEqual({ ...first, already: true })
  await withConnection(to, { name: 'test' }, (client) =>
    client.query(
      `update people set last_name = 'Other' where id = (select id from people order by id offset 6 limit 1)`,
    ),
  )
  await expect(moveDatabase(wanted)).rejects.toThrow('people: row 7 in the order of the key differs')
  await withConnection(to, { name: 'test' }, (client) =>
    client.query('delete from people where id = (select max(id::text)::uuid from people)'),
  )
  await expect(moveDatabase(wanted)).rejects.toThrow('It has to be empty')
}, 120_000)

import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, it } from 'vitest'
import { advisoryLock } from '#db/advisory-locks.ts'
import { startTestServer } from '#testing/server.ts'
import { jobHandlers } from '../job-handlers.ts'
import { readTables } from './catalogue.ts'
import { withConnection } from './connect.ts'
import { refuseOthers } from './target.ts'
import { backupFolder, checkBackup, emptyTarget, makeBackup, restoreBackup } from './testing/recovering.ts'

const folder = backupFolder()
const server = await startTestServer()
const { platform, make, url } = server
const { db, files, jobs } = platform

it('a backup contains every table of the database, including those that future migrations add', async () => {
  await withConnection(url, { name: 'test' }, async (client) => {
    await client.query(
      'create table added_by_a_later_migration (id int primary key, twice int generated always as (id * 2) stored)',
    )
    await client.query('insert into added_by_a_later_migration values (1), (2)')
  })
  const path = join(folder, 'tables.zip')
  const { manifest } = await makeBackup(path, server)
  const { rows } = await db.$client.query(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  expect(manifest.tables.map(({ name }) => name)).toEqual(rows.map(({ name }) => name))
  expect(manifest.tables.find(({ name }) => name === 'added_by_a_later_migration')).toMatchObject({
    rows: 2,
    columns: ['id'],
  })
  // No other schema contains data that would be lost: the job queue's tables are saved as jobs.
  const { rows: schemas } = await db.$client.query(
    `select distinct schemaname as name from pg_tables where schemaname !~ '^(pg_|information_schema|public)' order by 1`,
  )
  expect(schemas.map(({ name }) => name)).toEqual(['drizzle', 'graphile_worker'])
  await db.$client.query('drop table added_by_a_later_migration')
}, 120_000)

it('a backup is a consistent snapshot while people keep writing', async () => {
  const writer = new pg.Client({ connectionString: url })
  await writer.connect()
  await writer.query(
    'begin; insert into departments (id, name, created_at, updated_at) select gen_random_uuid(), $$before $$ || n, now(), now() from generate_series(1, 20000) n; commit',
  )
  let [pairs, going] = [0, true]
  // One transaction writes to two tables. A backup that reads them at different moments would contain only
  // one of the rows.
  const writing = (async () => {
    for (; going; pairs += 1)
      await writer.query(`with d as (insert into departments (id, name, created_at, updated_at) values (gen_random_uuid(), 'pair ${pairs}', now(), now()) returning id)
        insert into programmes (id, department_id, name, created_at, updated_at) select gen_random_uuid(), id, 'of pair', now(), now() from d`)
  })()
  const path = join(folder, 'busy.zip')
  await makeBackup(path, server)
  const during = pairs
  going = false
  await writing
  await writer.end()
  expect(during).toBeGreaterThan(0)
  const target = await emptyTarget()
  await restoreBackup(path, target)
  await withConnection(target.url, { name: 'test' }, async (client) => {
    const { rows } =
      await client.query(`select (select count(*)::int from departments where name like 'pair %') as departments,
      (select count(*)::int from programmes where name = 'of pair') as programmes`)
    expect(rows[0].departments).toBe(rows[0].programmes)
    expect(rows[0].departments).toBeLessThanOrEqual(during)
  })
}, 120_000)

it('a file whose row is deleted during a backup is included, and removed afterwards', async () => {
  const person = await make.student()
  const key = `photos/${person.id}.jpg`
  await files.put(key, Buffer.from('picture'))
  await db.execute(sql`update people set profile_image = ${key} where id = ${person.id}`)
  const { removeFile } = jobHandlers(platform, null)
  // Holds open the moment between a backup's rows and its files.
  await withConnection(url, { name: 'test' }, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLock.backup])
    await db.execute(sql`update people set profile_image = null where id = ${person.id}`)
    await removeFile({ key })
    expect(String(await files.get(key))).toBe('picture')
    const { rows } = await db.$client.query(
      `select run_at > now() as later, payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'removeFile'`,
    )
    expect(rows.map(({ payload }) => payload)).toContainEqual({ key })
  })
  await removeFile({ key })
  expect(await files.get(key)).toBeUndefined()
}, 120_000)

it('a missing file is reported, separately from one that is deleted for a person during the backup', async () => {
  const [lost, deleted] = [await make.student(), await make.student()]
  for (const { id } of [lost, deleted])
    await db.execute(sql`update people set profile_image = ${`photos/none-${id}.jpg`} where id = ${id}`)
  let asked = 0
  const store = {
    ...files,
    async open(key: string) {
      asked += 1
      if (key.includes(deleted.id))
        await db.execute(sql`update people set profile_image = null where id = ${deleted.id}`)
      return files.open(key)
    },
  }
  const path = join(folder, 'lost.zip')
  const { manifest } = await makeBackup(path, { url, platform: { ...platform, files: store } })
  expect(asked).toBeGreaterThanOrEqual(2)
  expect(manifest.files).toMatchObject({ missing: 1, deleted: 1 })
  expect((await checkBackup(path)).files.missing).toBe(1)
}, 120_000)

it('a second backup at the same time is rejected, and leaves the first alone', async () => {
  await withConnection(url, { name: 'test' }, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLock.backup])
    await expect(makeBackup(join(folder, 'second.zip'), server)).rejects.toThrow('Another backup')
  })
}, 120_000)

it('waiting jobs are restored except those that notify people, and mail is held', async () => {
  const person = await make.student()
  await jobs.add(
    db,
    'closeCheckIn',
    { sessionId: person.id },
    { runAt: new Date('2031-01-01'), key: 'close' },
  )
  await jobs.add(db, 'mailNotifications', { notificationIds: [person.id] })
  const waiting = sql`insert into mail_outbox (id, kind, person_id, state, next_attempt_at, created_at)
    select gen_random_uuid(), 'notification', ${person.id}, s, now(), now() from unnest(array['queued', 'sending', 'sent']) s`
  await db.execute(waiting)
  await server.as(person)
  const path = join(folder, 'jobs.zip')
  await makeBackup(path, server)

  const state = (at: string) =>
    withConnection(at, { name: 'test' }, async (client) => {
      const one = async (query: string) =>
        (await client.query(query)).rows.map((row) => Object.values(row).join(' '))
      return {
        jobs: await one(
          `select task_identifier, key, run_at::date from graphile_worker.jobs where task_identifier in ('closeCheckIn', 'mailNotifications') order by 1`,
        ),
        mails: await one('select state, coalesce(problem, $$none$$) from mail_outbox order by 1'),
        sessions: await one('select count(*)::int from sign_in_sessions'),
        traces: await one(`select operation from audit_events where entity = 'server'`),
      }
    })
  const held = await emptyTarget()
  const { mails } = await restoreBackup(path, held)
  expect(mails).toBe(2)
  expect(await state(held.url)).toEqual({
    jobs: ['closeCheckIn close 2031-01-01'].map((it) => expect.stringContaining(it.slice(0, 18))),
    mails: ['sent none', 'unclear server-stopped', 'unclear server-stopped'],
    sessions: ['0'],
    traces: ['restoreBackup'],
  })
  const going = await emptyTarget()
  await restoreBackup(path, going, { sendMail: true })
  const gone = await state(going.url)
  expect([gone.jobs.length, gone.mails]).toEqual([2, ['queued none', 'sending none', 'sent none']])
}, 120_000)

it('a campus is replaced only on request, and jobs remove the files that nothing refers to any more', async () => {
  const [person, leaver] = [await make.student(), await make.student()]
  const kept = `photos/kept-${person.id}.jpg`
  await files.put(kept, Buffer.from('kept'))
  await db.execute(sql`update people set profile_image = ${kept} where id = ${person.id}`)
  // Rows of another table refer to files too.
  await db.execute(sql`insert into face_profiles (person_id, descriptor, photo, registered_at)
    values (${person.id}, '\\x00', ${kept}, now())`)
  const path = join(folder, 'before.zip')
  await makeBackup(path, server)
  const target = await emptyTarget()
  await restoreBackup(path, target)
  const removals = () =>
    withConnection(target.url, { name: 'test' }, async (client) => {
      const { rows } = await client.query(`select payload->>'key' as key from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where identifier = 'removeFile'`)
      return rows.map(({ key }) => key as string)
    })
  expect(await removals()).not.toContain(kept)
  await expect(restoreBackup(path, target)).rejects.toThrow('The database holds Test University with')

  await withConnection(target.url, { name: 'test' }, (client) =>
    client.query(`update people set profile_image = 'photos/newer.jpg' where id = $1`, [leaver.id]),
  )
  await restoreBackup(path, target, { replace: true })
  expect(await removals()).toContain('photos/newer.jpg')
  expect(await removals()).not.toContain(kept)
  expect(String(await target.files.get(kept))).toBe('kept')
}, 120_000)

it('other objects in the database stop a restore, and are kept', async () => {
  const path = join(folder, 'foreign.zip')
  await makeBackup(path, server)
  const target = await emptyTarget()
  await withConnection(target.url, { name: 'test' }, async (client) => {
    await client.query('create table library_books as select 1 as id')
    await withConnection(target.url, { name: 'test' }, async (other) => {
      await expect(refuseOthers(other, 300)).rejects.toThrow(
        'Something is still connected to the database (test)',
      )
    })
  })
  await expect(restoreBackup(path, target)).rejects.toThrow('not Campanile’s (table library_books)')
  const tables = await withConnection(target.url, { name: 'test' }, readTables)
  expect(tables.map(({ name }) => name)).toContain('library_books')
}, 120_000)

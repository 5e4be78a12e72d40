import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { runningCluster } from '#db/embedded/cluster.ts'
import { deriveSecrets } from '#platform/secrets.ts'
import { testDatabase } from '#testing/database.ts'
import { startTestServer } from '#testing/server.ts'
import { newSecretKey, startProcess } from '#testing/server-process.ts'
import { temporaryDirectory } from '#testing/temporary-directory.ts'
import { testClock } from '#testing/test-clock.ts'
import { withConnection } from './connect.ts'
import { whatIsThere } from './target.ts'
import { command, startCommand, succeed } from './testing/command-process.ts'
import { backupFolder, checkBackup } from './testing/recovering.ts'

const { url } = await testDatabase()
const SECRET_KEY = newSecretKey()
const secrets = deriveSecrets(Buffer.from(SECRET_KEY, 'base64'))
const clock = testClock(new Date().toISOString())
const { platform, make } = await startTestServer({}, { beside: { url, clock, platform: { secrets } } })
const [here, there, folder] = [backupFolder(), backupFolder(), backupFolder()]
/** The campus on an external PostgreSQL, and the embedded one that it is restored into. */
const external = { DATABASE_URL: url, DATA_DIR: here, SECRET_KEY }
const embedded = { DATABASE_URL: undefined, DATA_DIR: there, SECRET_KEY }
const photo = 'photos/one.jpg'
const patient = { timeout: 120_000, interval: 50 }

beforeAll(async () => {
  const { id } = await make.student()
  await platform.db.$client.query('update people set profile_image = $1 where id = $2', [photo, id])
  mkdirSync(join(here, 'files/photos'), { recursive: true })
})

/** A named pipe that blocks the reader forever, so that the command stops in the middle of the files. */
const blockAt = (dataDir: string) => {
  mkdirSync(join(dataDir, 'files/photos'), { recursive: true })
  execFileSync('mkfifo', [join(dataDir, 'files', photo)])
}
const unblock = (dataDir: string) => rmSync(join(dataDir, 'files', photo))

const left = () => readdirSync(folder)
const path = join(folder, 'campus.zip')

it('a killed backup leaves nothing that looks like one, and the next backup cleans up', async () => {
  blockAt(here)
  const killed = startCommand('backup', [path], external)
  await expect.poll(left, patient).toHaveLength(1)
  await killed.signal('SIGKILL')
  expect(left()).toEqual([expect.stringMatching(/^campus\.zip\.partial-/)])

  const [abandoned] = left()
  const cancelled = startCommand('backup', [path], external)
  await expect.poll(() => left().length === 1 && left()[0] !== abandoned, patient).toBe(true)
  const { code, err } = await cancelled.signal('SIGINT')
  expect([code, err]).toEqual([130, 'Cancelled. Nothing was left behind.\n'])
  expect(left()).toEqual([])

  unblock(here)
  await platform.files.put(photo, Buffer.from('picture'))
  execFileSync('cp', ['-r', `${platform.files.place}/.`, join(here, 'files')])
  expect(await succeed('backup', [path], external)).toContain(
    `To restore it you need the secret ${secrets.fingerprint} too`,
  )
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect((await checkBackup(path)).files).toMatchObject({ count: 1, missing: 0 })
}, 400_000)

it('a backup is verified by restoring it', async () => {
  const said = await succeed('verify-backup', ['--restore', path], external)
  expect(said).toContain('made by this installation and has not changed since')
  expect(said).toContain('Every table is the same, and the server becomes ready with it')
  const stranger = await command('verify-backup', [path], {
    ...embedded,
    SECRET_KEY: undefined,
    DATA_DIR: folder,
  })
  expect(stranger.out).toContain('Only its secret')
}, 240_000)

it('a wrong secret is rejected before anything is created', async () => {
  const { code, err } = await command('restore', [path], { ...embedded, SECRET_KEY: newSecretKey() })
  expect(code).toBe(1)
  expect(err).toContain(`This backup needs the secret ${secrets.fingerprint}`)
  expect(readdirSync(there)).toEqual([])
}, 120_000)

it('a killed restore leaves an empty campus, and the next restore completes it', async () => {
  blockAt(there)
  const killed = startCommand('restore', [path], embedded)
  await expect.poll(() => runningCluster(join(there, 'db')) !== undefined, patient).toBe(true)
  const atFiles = async () => {
    const running = runningCluster(join(there, 'db'))
    if (!running) return false
    return withConnection(running.url, { name: 'test' }, async (client) => {
      const { rows } = await client.query(
        `select from pg_stat_activity where application_name = 'campanile restore'
          and state = 'idle in transaction' and query like 'insert into "audit_events"%'`,
      )
      return rows.length > 0
    }).catch(() => false)
  }
  await expect.poll(atFiles, patient).toBe(true)
  await killed.signal('SIGKILL')
  const { url: socket } = runningCluster(join(there, 'db'))!
  expect(await withConnection(socket, { name: 'test' }, whatIsThere)).toBeUndefined()
  unblock(there)
  expect(await succeed('restore', [path], embedded)).toContain('Restored and counted')
}, 400_000)

it('an embedded server is backed up while it runs, but must stop for a restore or move', async () => {
  const server = await startProcess({ DATA_DIR: there, SECRET_KEY, DATABASE_URL: '' })
  const beside = join(folder, 'beside.zip')
  await succeed('backup', ['--with-secret', beside], embedded)
  expect((await checkBackup(beside)).files).toMatchObject({ count: 1, missing: 0 })
  const { err } = await command('restore', ['--replace', path], embedded)
  expect(err).toContain('Another Campanile server is already using')
  await server.stop()

  const { url: to } = await testDatabase()
  const moving = { ...embedded, DATABASE_URL: to }
  const rows = /\d+ rows, each the same on both sides/
  const moved = await succeed('move-database', [], moving)
  expect(moved).toMatch(/^Moved and compared/)
  const again = await succeed('move-database', [], moving)
  expect(again).toMatch(/^Moved before, and compared again/)
  expect(rows.exec(again)?.[0]).toBe(rows.exec(moved)?.[0])
}, 400_000)

it('a backup that contains its secret installs it where there is none', async () => {
  const bare = temporaryDirectory()
  const said = await succeed('restore', [join(folder, 'beside.zip')], {
    ...embedded,
    SECRET_KEY: undefined,
    DATA_DIR: bare,
  })
  expect(said).toContain('Restored and counted')
  expect(readFileSync(join(bare, 'secret.key'), 'utf8')).toBe(SECRET_KEY)
  expect(statSync(join(bare, 'secret.key')).mode & 0o777).toBe(0o600)
}, 240_000)

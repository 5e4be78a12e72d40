import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryDirectory } from '#testing/temporary-directory.ts'
import { prepareDirectory } from './data-directory.ts'
import { databaseUser } from './run-as.ts'
import { clusterToCopy, mark, query, readMark, startCluster } from './testing/clusters.ts'

const isRoot = process.getuid?.() === 0
const copyClusterTo = await clusterToCopy()

/** The directory of a cluster that ran before and contains the mark. */
function usedDirectory(...below: string[]): string {
  const dir = join(temporaryDirectory(), ...below, 'db')
  copyClusterTo(dir)
  return dir
}

it('starts in an empty directory, and again with its data', async () => {
  const dir = join(temporaryDirectory(), 'db')
  const first = await startCluster(dir)
  expect(first).toMatchObject({ adopted: false, version: expect.stringMatching(/^18\./) })
  await query(first.url, 'create table mark as select 7 as value')
  await first.stop()

  const second = await startCluster(dir)
  expect(second.adopted).toBe(false)
  expect(await readMark(second.url)).toEqual(mark)
})

it('is private and durable, supports all scripts, and gives the server no administrator rights', async () => {
  const dir = usedDirectory()
  const { url } = await startCluster(dir, {})
  const settings = await query(
    url,
    `select name, setting from pg_settings where name in
       ('listen_addresses', 'data_checksums', 'fsync', 'synchronous_commit', 'max_connections', 'TimeZone')
     order by name collate "C"`,
  )
  expect(settings).toEqual([
    { name: 'TimeZone', setting: 'UTC' },
    { name: 'data_checksums', setting: 'on' },
    { name: 'fsync', setting: 'on' },
    { name: 'listen_addresses', setting: '' },
    { name: 'max_connections', setting: '100' },
    { name: 'synchronous_commit', setting: 'on' },
  ])
  const [encoding] = await query(
    url,
    "select current_user, current_database(), current_setting('server_encoding') as encoding, lower('ÉΩ') as lower",
  )
  expect(encoding).toEqual({
    current_user: 'campanile',
    current_database: 'campanile',
    encoding: 'UTF8',
    lower: 'éω',
  })
  await expect(query(url, "copy (select 1) to program 'true'")).rejects.toThrow('permission denied')
  expect(statSync(dir).mode & 0o007).toBe(0)
  expect(statSync(join(dir, 'socket')).mode & 0o077).toBe(0)
})

it('starts again after its process was killed, with all committed data', async () => {
  const dir = usedDirectory()
  const first = await startCluster(dir)
  await query(first.url, 'update mark set value = 8')
  process.kill(first.pid, 'SIGKILL')

  const second = await startCluster(dir)
  expect(second.pid).not.toBe(first.pid)
  expect(await readMark(second.url)).toEqual([{ value: 8 }])
})

it('starts once when two servers start at the same moment', async () => {
  const dir = join(temporaryDirectory(), 'db')
  const [one, other] = await Promise.all([startCluster(dir), startCluster(dir)])
  expect(one.pid).toBe(other.pid)
  expect([one.adopted, other.adopted].sort()).toEqual([false, true])
})

it('starts although the locks of a killed process now name an unrelated process', async () => {
  const dir = usedDirectory()
  const stranger = spawn('sleep', ['60'], { ...(await databaseUser(join(dir, 'data'))) })
  onTestFinished(() => end(stranger))
  const lock = `${stranger.pid}\n${join(dir, 'data')}\n1795000000\n5432\n${join(dir, 'socket')}\n`
  writeFileSync(join(dir, 'data', 'postmaster.pid'), lock)
  writeFileSync(join(dir, 'socket', '.s.PGSQL.5432.lock'), lock)

  const second = await startCluster(dir)
  expect(second.adopted).toBe(false)
  expect(await readMark(second.url)).toEqual(mark)
  expect(stranger.exitCode).toBeNull()
})

async function end(child: ChildProcess) {
  child.kill()
  await once(child, 'exit')
}

it('works under a path that is too long for a socket', async () => {
  const dir = usedDirectory('long-'.repeat(20))
  const { socketDirectory } = await prepareDirectory(dir)
  onTestFinished(() => rmSync(socketDirectory, { recursive: true }))
  const { url } = await startCluster(dir)
  expect(await readMark(url)).toEqual(mark)
})

it('does not use a socket directory that others can write to', async () => {
  const dir = join(temporaryDirectory(), 'long-'.repeat(20), 'db')
  const { socketDirectory } = await prepareDirectory(dir)
  onTestFinished(() => rmSync(socketDirectory, { recursive: true }))
  chmodSync(socketDirectory, 0o777)
  await expect(startCluster(dir)).rejects.toThrow(`${socketDirectory} belongs to somebody else`)
})

it('gives the reason when a directory cannot be used', async () => {
  const directory = temporaryDirectory()
  writeFileSync(join(directory, 'file'), '')
  await expect(startCluster(join(directory, 'file', 'db'))).rejects.toThrow(
    'The data directory cannot be used: ENOTDIR',
  )

  const dir = usedDirectory()
  writeFileSync(join(dir, 'data', 'PG_VERSION'), '12\n')
  await expect(startCluster(dir)).rejects.toThrow('database files are incompatible with server')
})

if (isRoot) {
  it('works under a directory that only root may enter', async () => {
    const closed = temporaryDirectory()
    chmodSync(closed, 0o700)
    const dir = join(closed, 'db')
    const first = await startCluster(dir)
    await query(first.url, 'create table mark as select 7 as value')
    process.kill(first.pid, 'SIGKILL')

    const second = await startCluster(dir)
    expect(await readMark(second.url)).toEqual(mark)
    expect(statSync(closed).mode & 0o777).toBe(0o700)
  })

  it('runs as the user who owns the data, whatever users exist now', async () => {
    const dir = usedDirectory()
    const owner = 61_234
    execFileSync('chown', ['-R', `${owner}:${owner}`, join(dir, 'data'), join(dir, 'socket')])
    const { url, pid } = await startCluster(dir)
    expect(await readMark(url)).toEqual(mark)
    expect(statSync(`/proc/${pid}`).uid).toBe(owner)
  })
}

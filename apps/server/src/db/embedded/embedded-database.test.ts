import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createLog } from '#platform/log.ts'
import { temporaryDirectory } from '#testing/temporary-directory.ts'
import { prepareDirectory } from './data-directory.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'
import { runningPostmaster } from './postmaster.ts'
import { clusterToCopy, mark, query, readMark } from './testing/clusters.ts'
import { startServerProcess } from './testing/start-server-process.ts'

const log = createLog('silent')

const copyClusterTo = await clusterToCopy()

/** A data directory that has been used before. */
function usedDataDir(): string {
  const dataDir = join(temporaryDirectory(), 'data-dir')
  copyClusterTo(join(dataDir, 'db'))
  return dataDir
}

const databasePid = async (dataDir: string) => runningPostmaster(await prepareDirectory(join(dataDir, 'db')))

/** Narrows a server's first message to the successful form. */
function opened(said: object): { url: string; adopted: boolean } {
  if (!('url' in said)) throw new Error(`The server did not start: ${JSON.stringify(said)}`)
  return said as { url: string; adopted: boolean }
}

it('outlives a killed server and serves the next one', async () => {
  const dataDir = usedDataDir()
  const first = await startServerProcess(dataDir)
  const { url } = opened(first.said)
  const pid = await databasePid(dataDir)
  await first.kill()
  expect(await databasePid(dataDir)).toBe(pid)

  const second = await startServerProcess(dataDir)
  expect(second.said).toEqual({ url, adopted: true })
  expect(await readMark(url)).toEqual(mark)
  expect(await databasePid(dataDir)).toBe(pid)
})

it('rejects a second server, which leaves the database to the first', async () => {
  const dataDir = usedDataDir()
  const first = await startServerProcess(dataDir)
  const second = await startServerProcess(dataDir)
  expect(second.said).toEqual({
    refused:
      `Another Campanile server is already using this data directory (${dataDir}, campanile server, process ` +
      `${first.pid}). Please stop that one, or set DATA_DIR to another directory.`,
  })
  expect(await query(opened(first.said).url, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('ends after its server, not together with it, when Ctrl-C reaches both', async () => {
  const dataDir = usedDataDir()
  const server = await startServerProcess(dataDir)
  opened(server.said)
  server.interrupt()
  expect(await server.next()).toEqual({ closed: true })
  expect(await databasePid(dataDir)).toBeUndefined()
})

it('restarts under its server when its process is killed, and stays reserved for that server', async () => {
  const dataDir = usedDataDir()
  const onTaken = vi.fn()
  const database = await openEmbeddedDatabase({ dataDir, log, onTaken })
  const pid = await databasePid(dataDir)
  process.kill(pid!, 'SIGKILL')

  await vi.waitFor(async () => expect(await readMark(database.url)).toEqual(mark), 10_000)
  expect(await databasePid(dataDir)).not.toBe(pid)
  await vi.waitFor(async () => expect(await lockHolders(database.url)).toEqual([{ holders: 1 }]), 10_000)
  const rival = await startServerProcess(dataDir)
  expect(rival.said).toHaveProperty('refused')
  await database.close()
  expect(onTaken).not.toHaveBeenCalled()
})

const lockHolders = (url: string) =>
  query(url, "select count(*)::int as holders from pg_locks where locktype = 'advisory' and granted")

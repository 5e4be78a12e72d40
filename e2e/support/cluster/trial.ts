import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openPool } from '@campanile/server/db/database.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { lostAndDoubled } from '../lost-and-doubled.ts'
import { prepareCheckIns } from '../prepared-check-ins.ts'
import { freePort, type ServerProcess, startServerProcess } from '../server-process.ts'
import { movableAddress } from './address.ts'
import { promote, startDatabases } from './databases.ts'
import { startLoad } from './load.ts'
import { makeNextVersion } from './next-version.ts'
import { startProxy } from './proxy.ts'
import { startStore } from './store.ts'

const students = 6_000
/** Milliseconds for which load is measured after each event. */
const watched = 5_000

/** Servers, databases, proxy and store as in docs/deployment.md, and events that can happen to them. */
export async function clusterTrial(root: string, secretKey: string, say: (line: string) => void) {
  const stops: (() => Promise<unknown>)[] = []
  const ending = <T extends { stop(): Promise<unknown> }>(it: T): T => {
    stops.unshift(() => it.stop())
    return it
  }
  try {
    const { version, primary, standby } = await startDatabases(root)
    ending(primary)
    ending(standby)
    const store = ending(await startStore(root))
    const address = await movableAddress(primary.url)
    stops.unshift(address.close)
    say(`PostgreSQL ${version} with a replica; ${students} students are made`)
    const pool = openPool(primary.url, createLog('silent'), 4)
    const waiting = await prepareCheckIns(pool, secretKey, students)
    await pool.end()

    const ports = [await freePort(), await freePort()] as const
    const next = makeNextVersion(join(root, 'next'))
    const start = (index: 0 | 1, main?: string): Promise<ServerProcess> => {
      const dataDir = join(root, `server-${index}`)
      mkdirSync(dataDir, { recursive: true })
      const env = {
        DATA_DIR: dataDir,
        SECRET_KEY: secretKey,
        DATABASE_URL: address.url,
        DATABASE_REPLICA_URL: standby.url,
        TRUST_PROXY: 'loopback',
        PORT: String(ports[index]),
        LOG_LEVEL: 'error',
        ...store.environment,
      }
      return startServerProcess(env, [], main)
    }
    const servers: [ServerProcess, ServerProcess] = [await start(0), await start(1)]
    stops.unshift(() => Promise.all(servers.map((server) => server.stop())))
    const proxy = ending(
      await startProxy(
        root,
        ports.map((port) => `127.0.0.1:${port}`),
      ),
    )
    say('two servers behind nginx; check-ins begin')
    const load = startLoad(proxy.url, waiting)
    const happens = async (event: string, act: () => Promise<unknown>) => {
      say(event)
      load.enter(event)
      await act()
      await setTimeout(watched)
    }
    await setTimeout(watched)

    await happens('one server is killed (-9)', async () => void servers[0].child.kill('SIGKILL'))
    await happens('it comes back', async () => {
      servers[0] = await start(0)
    })
    await happens('the primary stops, the replica is promoted, the name leads there', async () => {
      await primary.stop()
      await promote(standby.adminUrl)
      address.moveTo(standby.url)
    })
    await happens('the first server is upgraded, with a migration', async () => {
      await servers[0].stop()
      servers[0] = await start(0, next)
    })
    await happens('the second server is upgraded', async () => {
      await servers[1].stop()
      servers[1] = await start(1, next)
    })
    const { phases, acknowledged } = await load.stop()
    const after = openPool(standby.url, createLog('silent'), 4)
    const found = await lostAndDoubled(
      after,
      acknowledged.map(({ personId }) => personId),
    )
    await after.end()
    return { phases, ...found }
  } finally {
    for (const stop of stops) await stop()
  }
}

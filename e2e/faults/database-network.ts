import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { administer } from '@campanile/server/testing/database.ts'
import { installedPostgres } from '@campanile/server/testing/installed-postgres.ts'
import pg from 'pg'
import { install } from './installation.ts'
import { type Link, openLink, toSocket } from './link.ts'
import type { Load } from './load.ts'
import { becomes } from './readiness.ts'
import type { Row } from './report.ts'
import { runFault } from './run-fault.ts'

interface Site {
  url: string
  link: Link
  cluster: Awaited<ReturnType<typeof startEmbeddedPostgres>>
  /** Restarts the cluster, as for an update. */
  restart(): Promise<void>
  administer(statement: string): Promise<unknown>
}

/** Each causes a fault and ends it. The round continues when the server is ready again. */
const faults: Record<string, (site: Site, load: Load) => Promise<void>> = {
  async 'network to the database cut'({ url, link }) {
    await link.cut()
    await becomes(url, 503)
    await link.mend()
  },
  async 'connections reset in the middle, ten times'({ link }, load) {
    for (let time = 0; time < 10; time++) {
      const next = load.acknowledged.length + 1
      link.breakOff()
      await load.reached(next)
    }
  },
  async 'answers to ten commits lost'({ link }, load) {
    link.loseAnswers(/commit|insert into/i, 10)
    await load.done
  },
  async 'database silent, nothing breaks'({ url, link }) {
    link.silence()
    await becomes(url, 503)
    await link.mend()
  },
  async 'failover to a read-only database'({ url, administer }) {
    await administer('alter database campanile set default_transaction_read_only = on')
    await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'campanile'`)
    await becomes(url, 503)
    await administer('alter database campanile reset default_transaction_read_only')
    await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'campanile'`)
  },
  'database restarted': ({ restart }) => restart(),
}

/** The server reaches its own PostgreSQL over a network that fails. */
export async function databaseNetwork(rounds: number, tell: (line: string) => void): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campanile-link-'))
  chmodSync(dataDir, 0o711)
  const site = await openSite(dataDir)
  const installation = await install(dataDir, { DATABASE_URL: site.throughLink })
  const rows: Row[] = []
  try {
    for (const [name, bringAbout] of Object.entries(faults)) {
      const fault = {
        name,
        bringAbout: (load: Load) => bringAbout({ ...site, url: installation.url }, load),
        recovered: () => becomes(installation.url, 200),
      }
      rows.push(await runFault(installation, fault, { rounds, tell }))
    }
    return rows
  } finally {
    await installation.server.stop()
    await site.link.cut()
    await site.cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function openSite(dataDir: string) {
  const binaries = installedPostgres()
  const dir = join(dataDir, 'installed')
  const start = () => startEmbeddedPostgres({ dir, log: createLog('silent'), ...(binaries && { binaries }) })
  const cluster = await start()
  const { host, port, user, database } = new pg.Client({ connectionString: cluster.url })
  const link = await openLink(toSocket(join(host, `.s.PGSQL.${port}`)))
  return {
    link,
    cluster,
    throughLink: `postgres://${user}@127.0.0.1:${link.port}/${database}`,
    async restart() {
      await cluster.stop()
      await start()
    },
    administer: (statement: string) => administer(cluster.adminUrl, statement),
  }
}

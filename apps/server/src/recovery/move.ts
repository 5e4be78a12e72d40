import type pg from 'pg'
import { applyMigrations, prepareJobs } from '#db/migrate.ts'
import { StartError } from '../start-error.ts'
import { readMigration, type Table } from './catalogue.ts'
import { compareAll } from './compare-rows.ts'
import { withConnection } from './connect.ts'
import { beginSnapshot, type Content } from './content.ts'
import { loadContent } from './load.ts'
import type { Progress } from './progress.ts'
import { refuseOthers, whatIsThere } from './target.ts'

interface Wanted {
  from: string
  to: string
  progress: Progress
  signal?: AbortSignal | undefined
}

interface Moved {
  rows: number
  /** An earlier run had finished, so the databases were only compared again. */
  already: boolean
}

/**
 * Copies a Campanile database into another, empty one and compares both row by row before the commit. Until
 * then the other one stays empty. The first is only read.
 */
export const moveDatabase = ({ from: fromUrl, to: toUrl, progress, signal }: Wanted): Promise<Moved> =>
  withConnection(fromUrl, { name: 'campanile move, from', signal }, async (from) => {
    const content = await beginSnapshot(from)
    await prepareJobs(toUrl)
    return withConnection(toUrl, { name: 'campanile move, to', signal }, (to) =>
      moveContent(to, from, content, progress),
    )
  })

async function moveContent(
  to: pg.Client,
  from: pg.Client,
  content: Content & { tables: Table[] },
  progress: Progress,
): Promise<Moved> {
  await refuseOthers(to)
  await to.query('begin')
  const there = await whatIsThere(to)
  if (there) {
    const rows = await compareWithMoved(to, from, content, progress).catch((cause) => {
      if (!(cause instanceof StartError)) throw cause
      const why = `The database to move into holds ${there}, and not the same: ${cause.message}`
      throw new StartError(`${why} It has to be empty.`, { cause })
    })
    return { rows, already: true }
  }
  await loadContent(to, content, progress)
  const rows = await compareAll(from, to, content.tables, progress)
  await applyMigrations(to)
  await to.query('commit')
  return { rows, already: false }
}

async function compareWithMoved(
  to: pg.Client,
  from: pg.Client,
  { migration, tables }: Content & { tables: Table[] },
  progress: Progress,
): Promise<number> {
  if ((await readMigration(to))?.hash !== migration.hash) throw new StartError('Its version is different.')
  return compareAll(from, to, tables, progress)
}

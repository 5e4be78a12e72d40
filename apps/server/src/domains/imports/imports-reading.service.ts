import { inTransaction } from '#db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { keepSeen } from './compare.repo.ts'
import { readFile } from './formats/read-file.ts'
import { UnreadableFile } from './formats/unreadable.ts'
import { announceImport, createProgress } from './import-progress.ts'
import { deleteRows, insertStaged, type StagedRow } from './import-rows.repo.ts'
import * as repo from './imports.repo.ts'
import { compareImport } from './imports-comparing.service.ts'
import { m } from './problems.messages.ts'

/** How many lines are sent to the database at once. */
const batch = 1000
/** The most lines in one import. */
const maxLines = 1_000_000

/** The dry run: reads the file, stores its lines and decides the outcome of each. It can be restarted. */
export async function readUpload(platform: Platform, record: repo.ImportRecord): Promise<void> {
  const { db } = platform
  try {
    const { notes, completeKinds } = await stage(platform, record)
    await repo.analyzeTables(db, 'import_rows')
    await inTransaction(platform, async (tx) => {
      await compareImport(platform, tx.db, { ...record, completeKinds })
      await keepSeen(tx.db, record.id)
      const kinds = await repo.countOutcomes(tx.db, record.id)
      const change = { state: 'ready' as const, notes, completeKinds, kinds, problem: null }
      await repo.moveImport(tx.db, record.id, ['reading'], change)
    })
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    await deleteRows(db, record.id)
    await repo.moveImport(db, record.id, ['reading'], { state: 'failed', problem: error.message })
  }
  announceImport(platform.events, record.id)
}

async function stage(platform: Platform, { id, format, file, complete }: repo.ImportRecord) {
  const { db, files } = platform
  const progress = createProgress(platform, id)
  await deleteRows(db, id)
  const bytes = await files.get(file)
  if (!bytes) throw new UnreadableFile(m.gone())
  const { rows, ...contents } = await readFile(format, bytes, complete)
  let done = 0
  for await (const some of inBatches(rows)) {
    await insertStaged(db, id, done + 1, some)
    done += some.length
    if (done > maxLines) throw new UnreadableFile(m.tooManyLines({ most: maxLines }))
    await progress(done, 0)
  }
  if (done === 0) throw new UnreadableFile(m.noLines())
  return contents
}

async function* inBatches(rows: AsyncIterable<StagedRow>): AsyncGenerator<StagedRow[]> {
  let waiting: StagedRow[] = []
  for await (const row of rows) {
    waiting.push(row)
    if (waiting.length < batch) continue
    yield waiting
    waiting = []
  }
  if (waiting.length > 0) yield waiting
}

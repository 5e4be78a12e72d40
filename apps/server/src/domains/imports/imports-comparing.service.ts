import { importKinds } from '@campanile/contract/imports/imports.ts'
import type { Database } from '#db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { addMissing, compareKind } from './compare.repo.ts'
import { type ImportRecord, joiningLists, listStagedKinds, runLong } from './imports.repo.ts'
import { importSource } from './imports.tables.ts'

/**
 * Decides the outcome of every line, kind by kind, since classes refer to courses and enrolments to classes.
 */
export async function compareImport({ clock }: Platform, db: Database, record: ImportRecord): Promise<void> {
  const { id: importId, format, requestedBy, completeKinds } = record
  const comparison = { importId, source: importSource(format), requestedBy, now: clock.now() }
  await runLong(db)
  const there = await listStagedKinds(db, importId)
  await joiningLists(db, async () => {
    for (const kind of importKinds) {
      if (there.has(kind)) await compareKind(db, comparison, kind)
      if (completeKinds.includes(kind)) await addMissing(db, comparison, kind)
    }
  })
}

import type { Platform } from '#platform/platform.ts'
import { updateImport } from './imports.repo.ts'

/** Milliseconds between two progress updates. */
const notedEvery = 700

export type Progress = (done: number, total: number) => Promise<void>

/**
 * Updates open pages on the progress of an import, outside the transaction, whose changes are not visible
 * yet.
 */
export function createProgress({ db, events, clock }: Platform, importId: string): Progress {
  let noted = 0
  return async (done, total) => {
    const now = clock.now().getTime()
    if (now - noted < notedEvery) return
    noted = now
    await updateImport(db, importId, { done, total })
    announceImport(events, importId)
  }
}

/** Makes open import pages reload. */
export const announceImport = (events: Pick<Platform['events'], 'announce'>, importId: string) =>
  events.announce([{ event: { topic: 'imports', id: importId }, role: 'admin' }])

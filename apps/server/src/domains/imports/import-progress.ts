import type { Platform } from '#platform/platform.ts'
import { updateImport } from './imports.repo.ts'

/** Milliseconds between two notes of how far it is. */
const notedEvery = 700

export type Progress = (done: number, total: number) => Promise<void>

/** Tells open pages how far an import is, now and then; beside the transaction, which nobody can look into. */
export function progressOf({ db, events, clock }: Platform, importId: string): Progress {
  let noted = 0
  return async (done, total) => {
    const now = clock.now().getTime()
    if (now - noted < notedEvery) return
    noted = now
    await updateImport(db, importId, { done, total })
    announceImport(events, importId)
  }
}

/** Open import pages read again. */
export const announceImport = (events: Pick<Platform['events'], 'announce'>, importId: string) =>
  events.announce([{ event: { topic: 'imports', id: importId }, role: 'admin' }])

import type { DraftKind } from '@campanile/contract/timetable/draft-words.ts'
import { advisoryLock } from '#db/advisory-locks.ts'
import { inTransaction } from '#db/database.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { unlessAtWork } from '#db/session-lock.ts'
import { QueueRefusal } from '#platform/fair-queue.ts'
import { type StopFlag, stopFlag } from '#platform/planning/planning.ts'
import type { Platform } from '#platform/platform.ts'
import { announceDraft, type DraftRow } from './drafts.service.ts'
import * as repo from './timetable-drafts.repo.ts'
import type { DraftContents } from './timetable-drafts.tables.ts'

/** Milliseconds between checks whether a computation was cancelled. */
const lookEvery = 1000

/** Finds a draft's result; null: there was none in time. */
export type Computation<K extends DraftKind> = (
  platform: Platform,
  draft: DraftRow<K>,
  stop: StopFlag,
) => Promise<DraftContents[K]['result'] | null>

export type Computations = { [K in DraftKind]: Computation<K> }

/** Computes a draft, unless another worker is already doing so. */
export const workOnTimetableDraft = (
  platform: Platform,
  computations: Computations,
  draftId: string,
): Promise<void> =>
  unlessAtWork(platform.db, advisoryLock.timetableDraft, draftId, async () => {
    for (const { kind } of await repo.listComputing(platform.db, draftId))
      await work(platform, kind, computations, draftId)
  })

/** Continues a computation that a stopped server left unfinished. */
export async function continueTimetableDrafts(platform: Platform, computations: Computations): Promise<void> {
  for (const { id } of await repo.listComputing(platform.db))
    await workOnTimetableDraft(platform, computations, id)
}

async function work<K extends DraftKind>(
  platform: Platform,
  kind: K,
  computations: Computations,
  draftId: string,
): Promise<void> {
  const draft = await repo.findDraft(platform.db, kind, draftId)
  if (draft?.state !== 'computing') return
  const stop = stopFlag()
  const look = setInterval(() => {
    repo
      .findSummary(platform.db, draftId)
      .then((now) => now?.state === 'computing' || Atomics.store(stop, 0, 1))
      .catch((err: unknown) => platform.log.warn({ err }, 'state of a draft not read'))
  }, lookEvery)
  try {
    await finish(platform, draft, await computations[kind](platform, draft, stop))
  } catch (error) {
    // The job is retried when the database is back, or by the next server.
    if (isDatabaseUnavailable(error) || error instanceof QueueRefusal) throw error
    platform.log.error({ err: error }, 'computing a timetable failed')
    await finish(platform, draft, null)
  } finally {
    clearInterval(look)
  }
}

/** @param result null: no timetable was found */
const finish = (
  platform: Platform,
  { id, version }: Pick<DraftRow<DraftKind>, 'id' | 'version'>,
  result: DraftContents[DraftKind]['result'] | null,
) =>
  inTransaction(platform, async (tx) => {
    const now = await repo.lockDraft(tx.db, id)
    if (now?.state !== 'computing' || now.version !== version) return
    await repo.updateDraft(tx.db, id, { state: result ? 'ready' : 'failed', result, computingSince: null })
    announceDraft(tx, id)
  })

import type { DraftKind } from '@campanile/contract/timetable/draft-words.ts'
import type { DraftAbilities } from '@campanile/contract/timetable/timetable-drafts.ts'
import { newId } from '#db/columns.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { planningSeconds } from '#platform/planning/planning.ts'
import { findTermDays } from '../term-sessions.repo.ts'
import * as repo from './timetable-drafts.repo.ts'
import type { DraftContents } from './timetable-drafts.tables.ts'

// The common part of timetable and exam drafts: they are computed by a job, compared, applied and undone.

export type { DraftRow } from './timetable-drafts.repo.ts'

type DraftState = repo.StoredDraft<DraftKind>['state']

interface NewDraft<K extends DraftKind> {
  kind: K
  name: string
  termId: string
  inputs: DraftContents[K]['inputs']
}

/** Begins to compute a new draft. @throws AppError not-found, draft-computing */
export async function startDraft<K extends DraftKind, T>(
  ctx: SignedIn,
  { kind, name, termId, inputs }: NewDraft<K>,
  view: (tx: Transaction, draftId: string) => Promise<T>,
): Promise<T> {
  requireFound(await findTermDays(ctx.db, termId))
  const id = newId()
  const now = ctx.clock.now()
  return oneAtATime(ctx, async (tx) => {
    await repo.insertDraft(tx.db, {
      id,
      kind,
      name,
      termId,
      state: 'computing',
      inputs,
      createdAt: now,
      createdBy: ctx.actor.id,
      computingSince: now,
    })
    await started(ctx, tx, id, { name, termId })
    return view(tx, id)
  })
}

/** Begins to compute a draft again. @throws AppError draft-computing, draft-moved-on, edit-conflict */
export const restartDraft = <K extends DraftKind, T>(
  ctx: SignedIn,
  asked: { kind: K; draftId: string; version: number; inputs: DraftContents[K]['inputs'] },
  view: (tx: Transaction, draftId: string) => Promise<T>,
): Promise<T> =>
  oneAtATime(ctx, async (tx) => {
    const { kind, draftId, version, inputs } = asked
    const draft = requireState(await repo.lockDraft(tx.db, draftId, kind), ['ready', 'failed', 'undone'])
    if (draft.version !== version) throw new AppError('edit-conflict')
    await repo.updateDraft(tx.db, draftId, {
      state: 'computing',
      inputs,
      result: null,
      computingSince: ctx.clock.now(),
    })
    await started(ctx, tx, draftId, { name: draft.name })
    return view(tx, draftId)
  })

async function started(ctx: SignedIn, tx: Transaction, draftId: string, after: object) {
  await ctx.jobs.add(tx.db, 'computeTimetableDraft', { draftId })
  await recordDraft(ctx, tx, draftId, { ...after, state: 'computing' })
}

/** @throws AppError draft-computing while another draft is being computed */
async function oneAtATime<T>(ctx: SignedIn, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(ctx, work)
  } catch (error) {
    if (isUniqueViolation(error, 'timetable_drafts_computing')) throw new AppError('draft-computing')
    throw error
  }
}

/** @throws AppError not-found; draft-moved-on when it is in another state */
export function requireState<K extends DraftKind>(
  found: repo.StoredDraft<K> | undefined,
  states: readonly DraftState[],
): repo.StoredDraft<K> {
  const draft = requireFound(found)
  if (!states.includes(draft.state)) throw new AppError('draft-moved-on')
  return draft
}

interface Expected<K extends DraftKind> {
  kind: K
  draftId: string
  version: number
  state: DraftState
}

/**
 * A draft whose bookings are about to change, one draft after the other.
 * @throws AppError not-found, draft-moved-on, edit-conflict
 */
export async function lockForBooking<K extends DraftKind>(
  tx: Transaction,
  { kind, draftId, version, state }: Expected<K>,
): Promise<repo.StoredDraft<K>> {
  await acquireLock(tx, 'booking')
  const draft = requireState(await repo.lockDraft(tx.db, draftId, kind), [state])
  if (draft.version !== version) throw new AppError('edit-conflict')
  return draft
}

/** Notes that a draft was applied, and how to undo it. */
export const markApplied = <K extends DraftKind>(
  { clock }: SignedIn,
  tx: Transaction,
  draftId: string,
  changes: DraftContents[K]['changes'],
) => repo.updateDraft(tx.db, draftId, { state: 'applied', changes, appliedAt: clock.now() })

export const markUndone = (tx: Transaction, draftId: string) =>
  repo.updateDraft(tx.db, draftId, { state: 'undone', changes: null, appliedAt: null })

/** Makes the open pages of admins reload. */
export const announceDraft = (tx: Pick<Transaction, 'announce'>, draftId: string) =>
  tx.announce({ event: { topic: 'timetable-drafts', id: draftId }, role: 'admin' })

/** Audits a change of a draft, and announces it. */
export async function recordDraft(
  ctx: SignedIn,
  tx: Transaction,
  draftId: string,
  after: object,
): Promise<void> {
  await recordAudit(ctx, tx, { entity: 'timetable-draft', entityId: draftId, after })
  announceDraft(tx, draftId)
}

/** @throws AppError not-found */
export const findDraft = async <K extends DraftKind>(
  db: Transaction['db'],
  kind: K,
  draftId: string,
): Promise<repo.DraftRow<K>> => requireFound(await repo.findDraft(db, kind, draftId))

/** The progress of a draft's computation, and the next possible actions. */
export const draftProgressView = (
  { clock }: Pick<SignedIn, 'clock'>,
  { state, computingSince }: Pick<repo.DraftRow<DraftKind>, 'state' | 'computingSince'>,
  canApply: boolean,
) => ({
  progress:
    state === 'computing' && computingSince
      ? {
          seconds: Math.max(0, Math.round((clock.now().getTime() - computingSince.getTime()) / 1000)),
          most: planningSeconds,
        }
      : null,
  can: {
    compute: state !== 'computing' && state !== 'applied',
    cancel: state === 'computing',
    apply: state === 'ready' && canApply,
    undo: state === 'applied',
    remove: state !== 'computing',
  } satisfies DraftAbilities,
})

/** The fields that drafts of all kinds show. */
export const draftFactsView = ({
  id,
  name,
  termId,
  term,
  state,
  createdAt,
  createdBy,
  version,
}: Omit<repo.DraftSummaryRow, 'unplaced'>) => ({
  id,
  name,
  term: { id: termId, name: term },
  state,
  createdAt: createdAt.toISOString(),
  createdBy,
  version,
})

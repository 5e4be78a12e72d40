import type { MitigationEffect } from '@campanile/contract/mitigation/mitigation.ts'
import type { Database, Transaction } from '#db/database.ts'
import type { SignedIn } from '#http/context.ts'

/** Facts about a request that a domain needs. */
export interface EffectRequest {
  id: string
  studentId: string
  classId: string | null
  assignmentId: string | null
  examId: string | null
  sessionIds: readonly string[]
  courseCode: string | null
  assignmentName: string | null
  originalDueDate: string | null
}

/** One planned change of an approval, as text. */
export type PlannedEffect = Omit<MitigationEffect, 'kind'>

/** An applied effect. `undo` is the JSON needed to undo it; null if nothing was changed. */
export interface AppliedEffect<Undo> extends PlannedEffect {
  undo: Undo | null
}

/** Result of undoing an effect: null or a note if undone; a string with the reason if the effect was kept. */
export type Reversal = null | string | { note: string }

/**
 * The effects of an approval in one domain. All three functions run in the transaction of the decision. A
 * request that does not concern the domain has no effects in it. `locale` is that of the words: the reader's
 * for a preview, the institution's for what is stored.
 */
export interface MitigationEffects<Undo = unknown> {
  kind: MitigationEffect['kind']
  /** The changes that approving would make now. */
  preview(db: Database, request: EffectRequest, grantedDays: number, locale: string): Promise<PlannedEffect[]>
  /** Applies the effects. Anything already in that state is reported as an obstacle and skipped. */
  apply(
    ctx: SignedIn,
    tx: Transaction,
    request: EffectRequest,
    grantedDays: number,
    locale: string,
  ): Promise<AppliedEffect<Undo>[]>
  /** Undoes the effects; results are in the same order. */
  reverse(
    ctx: SignedIn,
    tx: Transaction,
    request: EffectRequest,
    undo: readonly Undo[],
    locale: string,
  ): Promise<Reversal[]>
}

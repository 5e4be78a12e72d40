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

/** One change of an approval or of its reversal, as text. */
export type EffectText = Omit<MitigationEffect, 'kind'>

/** The same for each language: it is stored in the institution's, and shown to the student in theirs. */
export type EffectWords = (locale: string) => EffectText

/** An applied effect. `undo` is the JSON needed to undo it; null if nothing was changed. */
export interface AppliedEffect<Undo> {
  words: EffectWords
  undo: Undo | null
}

/**
 * Result of undoing an effect: the change, unless another effect describes it, with a note; or why the effect
 * was kept.
 */
export type Reversal =
  | { words: EffectWords | null; note?: (locale: string) => string | null }
  | { kept: (locale: string) => string }

/**
 * The effects of an approval in one domain. All three functions run in the transaction of the decision. A
 * request that does not concern the domain has no effects in it.
 */
export interface MitigationEffects<Undo = unknown> {
  kind: MitigationEffect['kind']
  /** The changes that approving would make now. */
  preview(db: Database, request: EffectRequest, grantedDays: number): Promise<EffectWords[]>
  /** Applies the effects. Anything already in that state is reported as an obstacle and skipped. */
  apply(
    ctx: SignedIn,
    tx: Transaction,
    request: EffectRequest,
    grantedDays: number,
  ): Promise<AppliedEffect<Undo>[]>
  /** Undoes the effects; results are in the same order. */
  reverse(ctx: SignedIn, tx: Transaction, request: EffectRequest, undo: readonly Undo[]): Promise<Reversal[]>
}

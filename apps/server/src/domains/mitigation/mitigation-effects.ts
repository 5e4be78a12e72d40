import type { MitigationEffect } from '@campanile/contract/mitigation/mitigation.ts'
import type { Database, Transaction } from '#db/database.ts'
import type { SignedIn } from '#http/context.ts'

/** What a domain may need to know of a request. */
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

/** One thing that approving changes, in words. */
export type PlannedEffect = Omit<MitigationEffect, 'kind'>

/** The same, done. `undo` is what takes it back, as JSON keeps it; null where nothing was changed. */
export interface AppliedEffect<Undo> extends PlannedEffect {
  undo: Undo | null
}

/** How taking an effect back went: null, or a word to it; as text, why it stays. */
export type Reversal = null | string | { note: string }

/**
 * What an approval does in one domain. All three work in one transaction with the decision; a request that asks
 * for nothing of that domain has no effects in it.
 */
export interface MitigationEffects<Undo = unknown> {
  kind: MitigationEffect['kind']
  /** What approving would change, were it done now. */
  preview(db: Database, request: EffectRequest, grantedDays: number): Promise<PlannedEffect[]>
  /** Does it; what is so already is told as an obstacle and left alone. */
  apply(
    ctx: SignedIn,
    tx: Transaction,
    request: EffectRequest,
    grantedDays: number,
  ): Promise<AppliedEffect<Undo>[]>
  /** Takes it back, each in the same order. */
  reverse(ctx: SignedIn, tx: Transaction, request: EffectRequest, undo: readonly Undo[]): Promise<Reversal[]>
}

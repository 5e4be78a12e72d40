import type { MitigationEffect } from '@campanile/contract/mitigation/mitigation.ts'
import type { Database, Transaction } from '#db/database.ts'
import {
  type Extension,
  penaltyMoved,
  previewExtension,
} from '#domains/assignments/late/extensions.service.ts'
import {
  deferSitting,
  type KeptDeferral,
  previewDeferral,
  restoreSitting,
} from '#domains/exams/deferring.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import { figureText } from '#platform/locale.ts'
import { absenceEffects } from './absence-effects.service.ts'
import { askedDays, assignmentWords, dueDateEffects } from './due-date-effects.service.ts'
import { effectMessages } from './effects.messages.ts'
import type { RequestRow } from './mitigation.repo.ts'
import type { EffectRequest, MitigationEffects, PlannedEffect, Reversal } from './mitigation-effects.ts'
import * as parts from './mitigation-parts.repo.ts'

const marksOff = (penalty: string, locale: string) =>
  effectMessages(locale).marksOff({
    marks: figureText(penalty, locale),
    isNone: Number(penalty) === 0 ? 'yes' : 'no',
  })

/** Describes the change of the penalty for late work; nothing if there is no late work. */
function inWords({ assignment, work, obstacle }: Extension, locale: string): PlannedEffect[] {
  if (obstacle || !work?.lateBefore) return []
  return [
    {
      subject: assignmentWords(assignment),
      before: marksOff(work.before, locale),
      after: marksOff(work.after, locale),
      obstacle: null,
    },
  ]
}

/**
 * The penalty of late work submitted before the approval. It is calculated from the due date whenever it is
 * read, so moving the due date and restoring it is enough; this effect only describes the change, with both
 * figures. It does not mention marks, because the student also reads it.
 */
const penaltyEffects: MitigationEffects<Record<string, never>> = {
  kind: 'penalty',
  async preview(db, request, days, locale) {
    const extension = await previewExtension(db, askedDays(request, days))
    return extension ? inWords(extension, locale) : []
  },
  async apply(_ctx, tx, { id }, _days, locale) {
    const moved = await penaltyMoved(tx.db, id)
    return moved ? inWords(moved, locale).map((it) => ({ ...it, undo: {} })) : []
  },
  async reverse(_ctx, _tx, _request, undo) {
    return undo.map(() => null)
  },
}

/** Defers the student's sitting of the exam that a request names. */
const examEffects: MitigationEffects<KeptDeferral> = {
  kind: 'exam',
  async preview(db, { examId, studentId }, _days, locale) {
    return examId ? previewDeferral(db, { examId, studentId, locale }) : []
  },
  async apply(ctx, tx, { id: requestId, examId, studentId }, _days, locale) {
    if (!examId) return []
    const done = await deferSitting(ctx, tx, {
      examId,
      studentId,
      requestId,
      // Admins who plan exams read this, so it does not give the student's reason.
      reason: effectMessages(locale).approvedRequest(),
      locale,
    })
    return done.map(({ kept, ...words }) => ({ ...words, undo: kept }))
  },
  async reverse(ctx, tx, _request, kept, locale) {
    const outcomes: Reversal[] = []
    for (const it of kept) {
      const restored = await restoreSitting(ctx, tx, it, locale)
      outcomes.push(restored && 'stays' in restored ? restored.stays : restored)
    }
    return outcomes
  },
}

/** Everything that an approval can change, in display order. */
const sources: readonly MitigationEffects[] = [dueDateEffects, penaltyEffects, examEffects, absenceEffects]

async function effectRequest(db: Database, row: RequestRow): Promise<EffectRequest> {
  const named = await parts.listNamedSessions(db, [row.id])
  return { ...row, sessionIds: named.map(({ id }) => id) }
}

/** The effects of approving now. */
export async function previewEffects(
  db: Database,
  row: RequestRow,
  grantedDays: number,
  locale: string,
): Promise<MitigationEffect[]> {
  const request = await effectRequest(db, row)
  const effects: MitigationEffect[] = []
  for (const { kind, preview } of sources) {
    const planned = await preview(db, request, grantedDays, locale)
    effects.push(...planned.map((it) => ({ kind, ...it })))
  }
  return effects
}

/** Applies the effects of an approval, and stores what is needed to undo them. */
export async function applyEffects(
  ctx: SignedIn,
  tx: Transaction,
  row: RequestRow,
  grantedDays: number,
): Promise<void> {
  const request = await effectRequest(tx.db, row)
  const { locale } = await currentInstitution(tx)
  for (const { kind, apply } of sources) {
    const applied = await apply(ctx, tx, request, grantedDays, locale)
    await parts.insertEffects(
      tx.db,
      applied.map((it) => ({ requestId: row.id, kind, ...it, appliedAt: ctx.clock.now() })),
    )
  }
}

/** Undoes the changes of an approval that have not been overwritten since. */
export async function reverseEffects(ctx: SignedIn, tx: Transaction, row: RequestRow): Promise<void> {
  const request = await effectRequest(tx.db, row)
  const effects = await parts.listEffects(tx.db, [row.id])
  const { locale } = await currentInstitution(tx)
  for (const { kind, reverse } of sources) {
    const done = effects.filter((it) => it.kind === kind && it.undo !== null && it.reversedAt === null)
    if (done.length === 0) continue
    const undo = done.map((it) => it.undo)
    const outcomes = await reverse(ctx, tx, request, undo, locale)
    await parts.settleEffects(
      tx.db,
      done.map(({ id }, place) => ({ id, ...settled(outcomes[place] ?? null) })),
      ctx.clock.now(),
    )
  }
}

/** Whether the effect was undone, and any note about it. */
const settled = (outcome: Reversal) =>
  typeof outcome === 'string'
    ? { reversed: false, words: outcome }
    : { reversed: true, words: outcome?.note ?? null }

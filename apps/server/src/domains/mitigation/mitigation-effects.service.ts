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
import type { EffectRequest, EffectWords, MitigationEffects, Reversal } from './mitigation-effects.ts'
import * as parts from './mitigation-parts.repo.ts'

const marksOff = (penalty: string, locale: string) =>
  effectMessages(locale).marksOff({
    marks: figureText(penalty, locale),
    isNone: Number(penalty) === 0 ? 'yes' : 'no',
  })

/** Describes the change of the penalty for late work; nothing if there is no late work. */
function inWords({ assignment, work, obstacle }: Extension): EffectWords[] {
  if (obstacle || !work?.lateBefore) return []
  return [
    (locale) => ({
      subject: assignmentWords(assignment),
      before: marksOff(work.before, locale),
      after: marksOff(work.after, locale),
      obstacle: null,
    }),
  ]
}

/**
 * The penalty of late work submitted before the approval. It is calculated from the due date whenever it is
 * read, so moving the due date and restoring it is enough; this effect only describes the change, with both
 * figures. It does not mention marks, because the student also reads it.
 */
const penaltyEffects: MitigationEffects<Record<string, never>> = {
  kind: 'penalty',
  async preview(db, request, days) {
    const extension = await previewExtension(db, askedDays(request, days))
    return extension ? inWords(extension) : []
  },
  async apply(_ctx, tx, { id }) {
    const moved = await penaltyMoved(tx.db, id)
    return moved ? inWords(moved).map((words) => ({ words, undo: {} })) : []
  },
  async reverse(_ctx, _tx, _request, undo) {
    return undo.map(() => ({ words: null }))
  },
}

/** Defers the student's sitting of the exam that a request names. */
const examEffects: MitigationEffects<KeptDeferral> = {
  kind: 'exam',
  async preview(db, { examId, studentId }) {
    return examId ? previewDeferral(db, { examId, studentId }) : []
  },
  async apply(ctx, tx, { id: requestId, examId, studentId }) {
    if (!examId) return []
    const { locale } = await currentInstitution(tx)
    const done = await deferSitting(ctx, tx, {
      examId,
      studentId,
      requestId,
      // Admins who plan exams read this, so it does not give the student's reason.
      reason: effectMessages(locale).approvedRequest(),
    })
    return done.map(({ words, kept }) => ({ words, undo: kept }))
  },
  async reverse(ctx, tx, _request, kept) {
    const outcomes: Reversal[] = []
    for (const it of kept) outcomes.push(await restoreSitting(ctx, tx, it))
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
    const planned = await preview(db, request, grantedDays)
    effects.push(...planned.map((words) => ({ kind, ...words(locale) })))
  }
  return effects
}

/** Applies the effects of an approval, and stores what is needed to undo them. Returns what changed. */
export async function applyEffects(
  ctx: SignedIn,
  tx: Transaction,
  row: RequestRow,
  grantedDays: number,
): Promise<EffectWords[]> {
  const request = await effectRequest(tx.db, row)
  const { locale } = await currentInstitution(tx)
  const changes: EffectWords[] = []
  for (const { kind, apply } of sources) {
    const applied = await apply(ctx, tx, request, grantedDays)
    const appliedAt = ctx.clock.now()
    await parts.insertEffects(
      tx.db,
      applied.map(({ words, undo }) => ({ requestId: row.id, kind, ...words(locale), undo, appliedAt })),
    )
    changes.push(...applied.filter(({ undo }) => undo !== null).map(({ words }) => words))
  }
  return changes
}

/** Undoes the changes of an approval that have not been overwritten since. Returns what changed. */
export async function reverseEffects(
  ctx: SignedIn,
  tx: Transaction,
  row: RequestRow,
): Promise<EffectWords[]> {
  const request = await effectRequest(tx.db, row)
  const effects = await parts.listEffects(tx.db, [row.id])
  const { locale } = await currentInstitution(tx)
  const changes: EffectWords[] = []
  for (const { kind, reverse } of sources) {
    const done = effects.filter((it) => it.kind === kind && it.undo !== null && it.reversedAt === null)
    if (done.length === 0) continue
    const undo = done.map((it) => it.undo)
    const outcomes = await reverse(ctx, tx, request, undo)
    await parts.settleEffects(
      tx.db,
      done.map(({ id }, place) => ({ id, ...settled(outcomes[place]!, locale) })),
      ctx.clock.now(),
    )
    changes.push(...outcomes.flatMap((it) => ('words' in it && it.words ? [it.words] : [])))
  }
  return changes
}

/** Whether the effect was undone, and any note about it. */
const settled = (outcome: Reversal, locale: string) =>
  'kept' in outcome
    ? { reversed: false, words: outcome.kept(locale) }
    : { reversed: true, words: outcome.note?.(locale) ?? null }

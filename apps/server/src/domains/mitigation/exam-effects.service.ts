import {
  deferSitting,
  type KeptDeferral,
  previewDeferral,
  restoreSitting,
} from '#domains/exams/deferring.service.ts'
import type { MitigationEffects, Reversal } from './mitigation-effects.ts'

/** Admins who plan exams read this, so it does not give the reason. */
const deferralReason = 'Mitigation request approved'

/** Defers the student's sitting of the exam that a request names. */
export const examEffects: MitigationEffects<KeptDeferral> = {
  kind: 'exam',
  async preview(db, { examId, studentId }) {
    return examId ? previewDeferral(db, { examId, studentId }) : []
  },
  async apply(ctx, tx, { id: requestId, examId, studentId }) {
    if (!examId) return []
    const done = await deferSitting(ctx, tx, { examId, studentId, requestId, reason: deferralReason })
    return done.map(({ kept, ...words }) => ({ ...words, undo: kept }))
  },
  async reverse(ctx, tx, _request, kept) {
    const outcomes: Reversal[] = []
    for (const it of kept) {
      const restored = await restoreSitting(ctx, tx, it)
      outcomes.push(restored && 'stays' in restored ? restored.stays : restored)
    }
    return outcomes
  },
}

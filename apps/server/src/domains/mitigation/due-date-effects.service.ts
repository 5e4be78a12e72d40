import type { Database } from '#db/database.ts'
import {
  applyDueDateExtension,
  type Extension,
  previewExtension,
  reverseDueDateExtension,
} from '#domains/assignments/late/extensions.service.ts'
import { momentsInWords } from '#domains/assignments/teaching/due-words.service.ts'
import { effectMessages, obstacleLabels } from './effects.messages.ts'
import type { EffectRequest, MitigationEffects, PlannedEffect } from './mitigation-effects.ts'

export const assignmentWords = ({ courseCode, title }: Extension['assignment']) => `${courseCode}, ${title}`

async function inWords(db: Database, it: Extension, locale: string): Promise<PlannedEffect> {
  const moment = await momentsInWords(db)
  const m = effectMessages(locale)
  return {
    subject: assignmentWords(it.assignment),
    before: m.due({ time: moment(it.dueBefore, locale) }),
    after: m.due({ time: moment(it.dueAfter, locale) }),
    obstacle: it.obstacle && obstacleLabels(locale)[it.obstacle],
  }
}

export const askedDays = ({ assignmentId, studentId }: EffectRequest, days: number) => ({
  assignmentId,
  studentId,
  days,
})

/** Moves the student's own due date for the assignment that a request names by the days granted. */
export const dueDateEffects: MitigationEffects<{ dueDateId: string }> = {
  kind: 'due-date',
  async preview(db, request, days, locale) {
    const extension = await previewExtension(db, askedDays(request, days))
    return extension ? [await inWords(db, extension, locale)] : []
  },
  async apply(ctx, tx, request, days, locale) {
    const asked = { ...askedDays(request, days), requestId: request.id }
    const done = await applyDueDateExtension(ctx, tx, asked)
    if (!done) return []
    const undo = done.dueDateId === null ? null : { dueDateId: done.dueDateId }
    return [{ ...(await inWords(tx.db, done.extension, locale)), undo }]
  },
  async reverse(ctx, tx, _request, undo, locale) {
    const ids = undo.map(({ dueDateId }) => dueDateId)
    const reversed = await reverseDueDateExtension(ctx, tx, ids)
    return reversed.map((done) => (done ? null : effectMessages(locale).alreadyWithdrawn()))
  },
}

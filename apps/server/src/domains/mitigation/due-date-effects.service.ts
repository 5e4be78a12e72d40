import type { Database } from '#db/database.ts'
import {
  applyDueDateExtension,
  type Extension,
  previewExtension,
  reverseDueDateExtension,
} from '#domains/assignments/late/extensions.service.ts'
import { momentsInWords } from '#domains/assignments/teaching/due-words.service.ts'
import type { EffectRequest, MitigationEffects, PlannedEffect } from './mitigation-effects.ts'

const obstacleWords = {
  'not-enrolled': 'No longer enrolled in this class',
  archived: 'This assignment was archived',
  'no-days': 'No days were granted',
}

const alreadyWithdrawn = 'The later due date has already been withdrawn'

export const assignmentWords = ({ courseCode, title }: Extension['assignment']) => `${courseCode}, ${title}`

async function inWords(db: Database, it: Extension): Promise<PlannedEffect> {
  const moment = await momentsInWords(db)
  return {
    subject: assignmentWords(it.assignment),
    before: `Due ${moment(it.dueBefore)}`,
    after: `Due ${moment(it.dueAfter)}`,
    obstacle: it.obstacle && obstacleWords[it.obstacle],
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
  async preview(db, request, days) {
    const extension = await previewExtension(db, askedDays(request, days))
    return extension ? [await inWords(db, extension)] : []
  },
  async apply(ctx, tx, request, days) {
    const asked = { ...askedDays(request, days), requestId: request.id }
    const done = await applyDueDateExtension(ctx, tx, asked)
    if (!done) return []
    const undo = done.dueDateId === null ? null : { dueDateId: done.dueDateId }
    return [{ ...(await inWords(tx.db, done.extension)), undo }]
  },
  async reverse(ctx, tx, _request, undo) {
    const ids = undo.map(({ dueDateId }) => dueDateId)
    const reversed = await reverseDueDateExtension(ctx, tx, ids)
    return reversed.map((done) => (done ? null : alreadyWithdrawn))
  },
}

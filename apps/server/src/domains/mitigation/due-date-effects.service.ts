import type { Database } from '#db/database.ts'
import {
  applyDueDateExtension,
  type Extension,
  previewExtension,
  reverseDueDateExtension,
} from '#domains/assignments/late/extensions.service.ts'
import { momentsInWords } from '#domains/assignments/teaching/due-words.service.ts'
import { effectMessages, obstacleLabels } from './effects.messages.ts'
import type { EffectRequest, EffectWords, MitigationEffects } from './mitigation-effects.ts'

export const assignmentWords = ({ courseCode, title }: Extension['assignment']) => `${courseCode}, ${title}`

async function inWords(db: Database): Promise<(it: Extension) => EffectWords> {
  const moment = await momentsInWords(db)
  return (it) => (locale) => ({
    subject: assignmentWords(it.assignment),
    before: effectMessages(locale).due({ time: moment(it.dueBefore, locale) }),
    after: effectMessages(locale).due({ time: moment(it.dueAfter, locale) }),
    obstacle: it.obstacle && obstacleLabels(locale)[it.obstacle],
  })
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
    return extension ? [(await inWords(db))(extension)] : []
  },
  async apply(ctx, tx, request, days) {
    const asked = { ...askedDays(request, days), requestId: request.id }
    const done = await applyDueDateExtension(ctx, tx, asked)
    if (!done) return []
    const undo = done.dueDateId === null ? null : { dueDateId: done.dueDateId }
    return [{ words: (await inWords(tx.db))(done.extension), undo }]
  },
  async reverse(ctx, tx, _request, undo) {
    const ids = undo.map(({ dueDateId }) => dueDateId)
    const words = await inWords(tx.db)
    const reversed = await reverseDueDateExtension(ctx, tx, ids)
    return reversed.map((it) =>
      it ? { words: words(it) } : { kept: (locale) => effectMessages(locale).alreadyWithdrawn() },
    )
  },
}

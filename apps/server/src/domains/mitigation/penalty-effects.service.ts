import {
  type Extension,
  penaltyMoved,
  previewExtension,
} from '#domains/assignments/late/extensions.service.ts'
import { askedDays, assignmentWords } from './due-date-effects.service.ts'
import type { MitigationEffects, PlannedEffect } from './mitigation-effects.ts'

const marksOff = (penalty: string) => (Number(penalty) === 0 ? 'No penalty' : `${penalty} marks off`)

/** Describes the change of the penalty for late work; nothing where there is no late work. */
function inWords({ assignment, work, obstacle }: Extension): PlannedEffect[] {
  if (obstacle || !work?.lateBefore) return []
  return [
    {
      subject: assignmentWords(assignment),
      before: marksOff(work.before),
      after: marksOff(work.after),
      obstacle: null,
    },
  ]
}

/**
 * The penalty of late work submitted before the approval. It is calculated from the due date whenever it is
 * read, so moving the due date and restoring it is enough; this effect only describes the change, with both
 * figures. It does not mention marks, because the student also reads it.
 */
export const penaltyEffects: MitigationEffects<Record<string, never>> = {
  kind: 'penalty',
  async preview(db, request, days) {
    const extension = await previewExtension(db, askedDays(request, days))
    return extension ? inWords(extension) : []
  },
  async apply(_ctx, tx, { id }) {
    const moved = await penaltyMoved(tx.db, id)
    return moved ? inWords(moved).map((it) => ({ ...it, undo: {} })) : []
  },
  async reverse(_ctx, _tx, _request, undo) {
    return undo.map(() => null)
  },
}

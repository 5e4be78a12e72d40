import {
  type Extension,
  penaltyMoved,
  previewExtension,
} from '#domains/assignments/late/extensions.service.ts'
import { askedDays, assignmentWords } from './due-date-effects.service.ts'
import type { MitigationEffects, PlannedEffect } from './mitigation-effects.ts'

const marksOff = (penalty: string) => (Number(penalty) === 0 ? 'No penalty' : `${penalty} marks off`)

/** How the penalty of work that was handed in late follows; nothing where no late work is there. */
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
 * The penalty of late work that was handed in before the approval. It is reckoned from the due date each time it is
 * read, so moving that and taking it back does it all; this says so, with both figures. Marks are not named: the
 * student reads these words, too.
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

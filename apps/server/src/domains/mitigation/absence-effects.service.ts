import { attendanceStatusLabels } from '@campanile/contract/attendance/label-messages.ts'
import type { Database } from '#db/database.ts'
import {
  excuseSessions,
  type KeptRecord,
  previewExcuses,
  restoreExcused,
  type SessionExcuse,
} from '#domains/attendance/office/excusing.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { momentWords } from '#platform/date-words.ts'
import { partsInWords } from '#platform/locale.ts'
import { effectMessages, obstacleLabels } from './effects.messages.ts'
import type { MitigationEffects, PlannedEffect } from './mitigation-effects.ts'

/** Words for excuses, in the institution's time zone. */
async function inWords(db: Database, locale: string): Promise<(excuse: SessionExcuse) => PlannedEffect> {
  const m = effectMessages(locale)
  const statuses = attendanceStatusLabels(locale)
  const { timeZone } = await currentInstitution({ db })
  return ({ session, before, obstacle }) => {
    const standing = before ? statuses[before.status] : m.noRecord()
    return {
      subject: partsInWords([session.courseCode, momentWords(session.startsAt, timeZone, locale)], locale),
      before: standing,
      after: obstacle ? standing : statuses.excused,
      obstacle: obstacle && obstacleLabels(locale)[obstacle],
    }
  }
}

/** Excuses the student from the sessions that a request names. */
export const absenceEffects: MitigationEffects<KeptRecord> = {
  kind: 'absence',
  async preview(db, asked, _days, locale) {
    const excuses = await previewExcuses(db, asked)
    return excuses.map(await inWords(db, locale))
  },
  async apply(ctx, tx, { studentId, sessionIds }, _days, locale) {
    // Everyone who can see the register reads this, so it does not give the student's reason.
    const reason = effectMessages(locale).approvedRequest()
    const asked = { studentId, sessionIds, by: ctx.actor.id, reason }
    const excuses = await excuseSessions(ctx, tx, asked)
    const words = await inWords(tx.db, locale)
    return excuses.map(({ kept, ...excuse }) => ({ ...words(excuse), undo: kept }))
  },
  async reverse(ctx, tx, { studentId }, kept, locale) {
    const restored = await restoreExcused(ctx, tx, studentId, kept)
    return restored.map((done) => (done ? null : effectMessages(locale).recordChanged()))
  },
}

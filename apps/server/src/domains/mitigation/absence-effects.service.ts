import { attendanceStatusWords } from '@campanile/contract/attendance/attendance-words.ts'
import type { Database } from '#db/database.ts'
import {
  excuseSessions,
  type KeptMark,
  previewExcuses,
  restoreExcused,
  type SessionExcuse,
} from '#domains/attendance/office/excusing.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { momentWords } from '#platform/date-words.ts'
import type { MitigationEffects, PlannedEffect } from './mitigation-effects.ts'

/** Everyone who can see the register reads this, so it does not give the reason. */
const registerReason = 'Mitigation request approved'

const obstacleWords = {
  'session-cancelled': 'This session was cancelled',
  'not-enrolled': 'No longer enrolled in this class',
  'excused-already': 'Already excused',
}

const changedSince = 'The record was changed after the approval and is kept'

/** Words for excuses, in the institution's time zone. */
async function inWords(db: Database): Promise<(excuse: SessionExcuse) => PlannedEffect> {
  const { timeZone } = await currentInstitution({ db })
  return ({ session, before, obstacle }) => {
    const standing = before ? attendanceStatusWords[before.status] : 'No record'
    return {
      subject: `${session.courseCode}, ${momentWords(session.startsAt, timeZone)}`,
      before: standing,
      after: obstacle ? standing : attendanceStatusWords.excused,
      obstacle: obstacle && obstacleWords[obstacle],
    }
  }
}

/** Excuses the student from the sessions that a request names. */
export const absenceEffects: MitigationEffects<KeptMark> = {
  kind: 'absence',
  async preview(db, asked) {
    const excuses = await previewExcuses(db, asked)
    return excuses.map(await inWords(db))
  },
  async apply(ctx, tx, { studentId, sessionIds }) {
    const asked = { studentId, sessionIds, by: ctx.actor.id, reason: registerReason }
    const excuses = await excuseSessions(ctx, tx, asked)
    const words = await inWords(tx.db)
    return excuses.map(({ kept, ...excuse }) => ({ ...words(excuse), undo: kept }))
  },
  async reverse(ctx, tx, { studentId }, kept) {
    const restored = await restoreExcused(ctx, tx, studentId, kept)
    return restored.map((done) => (done ? null : changedSince))
  },
}

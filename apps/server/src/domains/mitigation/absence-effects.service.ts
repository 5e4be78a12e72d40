import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
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
import type { EffectWords, MitigationEffects } from './mitigation-effects.ts'

/** Words for excuses, in the institution's time zone. */
async function inWords(db: Database): Promise<(excuse: SessionExcuse) => EffectWords> {
  const { timeZone } = await currentInstitution({ db })
  return ({ session, before, obstacle }) =>
    (locale) => {
      const standing = standingWords(before?.status, locale)
      return {
        subject: subjectWords(session, timeZone, locale),
        before: standing,
        after: obstacle ? standing : standingWords('excused', locale),
        obstacle: obstacle && obstacleLabels(locale)[obstacle],
      }
    }
}

const standingWords = (status: AttendanceStatus | undefined, locale: string) =>
  status ? attendanceStatusLabels(locale)[status] : effectMessages(locale).noRecord()

const subjectWords = ({ courseCode, startsAt }: SessionExcuse['session'], timeZone: string, locale: string) =>
  partsInWords([courseCode, momentWords(startsAt, timeZone, locale)], locale)

/** Excuses the student from the sessions that a request names. */
export const absenceEffects: MitigationEffects<KeptRecord> = {
  kind: 'absence',
  async preview(db, asked) {
    const excuses = await previewExcuses(db, asked)
    return excuses.map(await inWords(db))
  },
  async apply(ctx, tx, { studentId, sessionIds }) {
    // Everyone who can see the register reads this, so it does not give the student's reason.
    const reason = effectMessages((await currentInstitution(tx)).locale).approvedRequest()
    const asked = { studentId, sessionIds, by: ctx.actor.id, reason }
    const excuses = await excuseSessions(ctx, tx, asked)
    const words = await inWords(tx.db)
    return excuses.map(({ kept, ...excuse }) => ({ words: words(excuse), undo: kept }))
  },
  async reverse(ctx, tx, { studentId }, kept) {
    const { timeZone } = await currentInstitution(tx)
    const restored = await restoreExcused(ctx, tx, studentId, kept)
    return restored.map((it) =>
      it
        ? {
            words: (locale) => ({
              subject: subjectWords(it.session, timeZone, locale),
              before: standingWords('excused', locale),
              after: standingWords(it.after?.status, locale),
              obstacle: null,
            }),
          }
        : { kept: (locale) => effectMessages(locale).recordChanged() },
    )
  },
}

import { structure } from '@campanile/contract/structure/structure.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { timetableNotices } from '#domains/timetable/notices.messages.ts'
import { notifyOfReplans } from '#domains/timetable/replan-notifications.ts'
import { replanTerm } from '#domains/timetable/term-sessions.service.ts'
import { handle } from '#http/handle.ts'
import { localDay } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { entryOperations } from './entry-operations.service.ts'
import { m } from './messages.ts'
import * as repo from './terms.repo.ts'

/** Today's date in the institution's time zone. */
export async function todayHere({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<string> {
  const { timeZone } = await currentInstitution({ db })
  return localDay(timeZone, clock.now()).date
}

const terms = entryOperations({
  entity: 'term',
  rows: repo.termRows,
  facts: ({ name, firstDay, lastDay, holidays }) => ({ name, firstDay, lastDay, holidays }),
  taken: {
    constraint: 'terms_name',
    field: 'name',
    sentence: m.termNameTaken(),
  },
  async archiveBlocker({ classes, lastDay }, { ctx: { clock }, db }) {
    if (classes === 0 || lastDay < (await todayHere({ db, clock }))) return
    return m.termHasClasses({ classes })
  },
  async restoreBlocker({ id, archivedAt }, { db }) {
    const { courses } = await repo.countLostCourses(db, id, archivedAt!)
    if (courses > 0) {
      return m.restoreCourses({ courses })
    }
  },
  async whenUpdated(tx, { id, ctx }) {
    const replan = await replanTerm(ctx, tx, id)
    if (!replan) return
    await notifyOfReplans(ctx, tx, [replan], (locale) =>
      timetableNotices(locale).termChanged({ term: replan.term.name }),
    )
  },
  whenArchived: (tx, { id }, now) => repo.archiveTermClasses(tx.db, id, now),
  whenRestored: (tx, { id, archivedAt }, now) => repo.restoreTermClasses(tx.db, id, archivedAt!, now),
})
export const termKind = terms.kind

export const listTerms = handle(structure.listTerms, terms.list)
export const readTerm = handle(structure.readTerm, terms.read)
export const createTerm = handle(structure.createTerm, terms.create)
export const updateTerm = handle(structure.updateTerm, terms.update)
export const archiveTerm = handle(structure.archiveTerm, terms.archive)
export const restoreTerm = handle(structure.restoreTerm, terms.restore)

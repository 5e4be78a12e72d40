import { structure } from '@campanile/contract/structure/structure.ts'
import type { Term } from '@campanile/contract/structure/structure-terms.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { replanTerm } from '#domains/timetable/term-sessions.service.ts'
import { handle } from '#http/handle.ts'
import { dayIn } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { countedWords } from './blocking.rules.ts'
import {
  archiveEntry,
  createEntry,
  type EntryKind,
  entryOrNotFound,
  entryView,
  pageView,
  restoreEntry,
  updateEntry,
} from './entry.service.ts'
import * as repo from './terms.repo.ts'

/** Today's date in the institution's time zone. */
export async function todayHere({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<string> {
  const { timeZone } = await currentInstitution({ db })
  return dayIn(timeZone, clock.now()).date
}

export const termKind: EntryKind<repo.TermRow, Term> = {
  entity: 'term',
  rows: repo.termRows,
  view: entryView,
  facts: ({ name, firstDay, lastDay, holidays }) => ({ name, firstDay, lastDay, holidays }),
  taken: {
    constraint: 'terms_name',
    field: 'name',
    sentence: 'Another term has this name; it may be archived',
  },
  async whyKept({ clock }, db, { classes, lastDay }) {
    if (classes === 0 || lastDay < (await todayHere({ db, clock }))) return
    return `It is not over and has ${countedWords([[classes, 'class', 'classes']])}.`
  },
  async whyAway(db, { id, archivedAt }) {
    const { courses } = await repo.countLostCourses(db, id, archivedAt!)
    if (courses > 0) {
      return `Restore ${countedWords([[courses, 'archived course', 'archived courses']])} of its classes first.`
    }
  },
}

export const listTerms = handle(structure.listTerms, async (ctx, query) =>
  pageView(await repo.termRows.list(ctx.db, query), query, termKind.view),
)

export const readTerm = handle(structure.readTerm, async (ctx, { termId }) =>
  termKind.view(await entryOrNotFound(ctx.db, termKind, termId)),
)

export const createTerm = handle(structure.createTerm, (ctx, { holidays, ...input }) =>
  createEntry(ctx, termKind, async (tx, history) => {
    const termId = await repo.termRows.insert(tx.db, { ...input, ...history })
    await repo.replaceHolidays(tx.db, termId, holidays)
    return termId
  }),
)

export const updateTerm = handle(structure.updateTerm, (ctx, { termId, version, holidays, ...input }) =>
  updateEntry(ctx, termKind, termId, async (tx, updatedAt) => {
    if (!(await repo.termRows.change(tx.db, termId, version, { ...input, updatedAt }))) return false
    await repo.replaceHolidays(tx.db, termId, holidays)
    await replanTerm(ctx, tx, termId)
    return true
  }),
)

export const archiveTerm = handle(structure.archiveTerm, (ctx, { termId }) =>
  archiveEntry(ctx, termKind, termId, (tx, _, now) => repo.archiveClassesOf(tx.db, termId, now)),
)

export const restoreTerm = handle(structure.restoreTerm, (ctx, { termId }) =>
  restoreEntry(ctx, termKind, termId, (tx, { archivedAt }, now) =>
    repo.restoreClassesOf(tx.db, termId, archivedAt!, now),
  ),
)

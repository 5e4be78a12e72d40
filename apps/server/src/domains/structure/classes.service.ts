import { structure } from '@campanile/contract/structure/structure.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { limitedTo } from '#domains/access/session-access.policy.ts'
import { requireClassAccess } from '#domains/access/session-access.service.ts'
import { institutionDay } from '#domains/settings/settings.service.ts'
import { explainingClashes, listClassClashes } from '#domains/timetable/bookings.service.ts'
import type { Actor, SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { courseRows } from './catalogue.repo.ts'
import { setClassPeople } from './class-people.service.ts'
import { classAbilities } from './classes.policy.ts'
import * as repo from './classes.repo.ts'
import {
  createEntry,
  entryOrNotFound,
  entryView,
  pageView,
  requireCurrent,
  updateEntry,
} from './entry.service.ts'
import { entryOperations } from './entry-operations.service.ts'
import { m } from './messages.ts'
import { termRows } from './terms.repo.ts'

const classes = entryOperations({
  entity: 'class',
  rows: repo.classRows,
  facts: ({ course, term, lecturers, batches }) => ({
    course: course.code,
    term: term.name,
    lecturerIds: lecturers.map(({ id }) => id),
    batches: batches.map(({ code }) => code),
  }),
  async archiveBlocker({ id }, { ctx, db }) {
    const { sessions } = await repo.countSessionsToCome(db, id, ctx.clock.now())
    return sessions > 0 ? m.classHasSessions({ sessions }) : undefined
  },
  async restoreBlocker({ id }, { db }) {
    if (!(await repo.partsAreCurrent(db, id))) return m.restoreTermAndCourse()
  },
})

const viewFor = (actor: Actor) => (row: repo.ClassRow) => {
  const view = entryView(row)
  return { ...view, can: classAbilities(actor, view.can) }
}

/** @throws AppError not-found when there is no such class, or the caller does not teach it */
export async function classToRun(ctx: SignedIn, classId: string): Promise<repo.ClassRow> {
  const row = await entryOrNotFound(ctx.db, repo.classRows, classId)
  await requireClassAccess(ctx, ctx.db, classId)
  return row
}

export const listClasses = handle(structure.listClasses, async (ctx, query) => {
  const lecturerId = limitedTo(ctx.actor)
  const own = lecturerId === undefined ? undefined : repo.isTaught(lecturerId)
  const filters = [...repo.classFilters(query), own]
  const page =
    query.sort === 'current'
      ? await repo.classRows.list(ctx.db, query, filters, repo.isCurrentClass(await institutionDay(ctx)))
      : await repo.classRows.list(ctx.db, query, filters)
  return pageView(page, query, viewFor(ctx.actor))
})

export const readClass = handle(structure.readClass, async (ctx, { classId }) =>
  viewFor(ctx.actor)(await classToRun(ctx, classId)),
)

export const createClass = handle(structure.createClass, (ctx, { courseId, termId, ...people }) =>
  createEntry(ctx, classes.kind, async (tx, history) => {
    await requireCurrent(tx, { entity: 'course', rows: courseRows }, courseId)
    await requireCurrent(tx, { entity: 'term', rows: termRows }, termId)
    const classId = await repo.classRows.insert(tx.db, { courseId, termId, ...history })
    await setClassPeople(ctx, tx, classId, people)
    return classId
  }),
)

/** The form field next to which each kind of clash is shown. */
const clashFields = { lecturer: 'lecturerIds', batch: 'batchIds', room: 'lecturerIds' }

export const updateClass = handle(structure.updateClass, (ctx, { classId, version, ...people }) =>
  explainingClashes(
    ctx,
    { fields: clashFields, list: (db) => listClassClashes(db, classId, people, ctx.clock.now()) },
    () =>
      updateEntry(
        ctx,
        classes.kind,
        classId,
        async (tx, updatedAt) => {
          await acquireLock(tx, 'booking')
          if (!(await repo.classRows.change(tx.db, classId, version, { updatedAt }))) return false
          await setClassPeople(ctx, tx, classId, people)
          return true
        },
        people.reason,
      ),
  ),
)

export const archiveClass = handle(structure.archiveClass, classes.archive)
export const restoreClass = handle(structure.restoreClass, classes.restore)

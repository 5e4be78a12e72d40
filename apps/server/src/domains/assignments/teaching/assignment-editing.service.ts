import { assignments } from '@campanile/contract/assignments/assignments.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { lockMarks } from '#domains/results/marks/marks.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { classToRun } from '#domains/structure/classes.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { announceAssignment, notifyOfLateRules, notifyOfNewDueDate } from '../assignment-notifications.ts'
import { rubricTotal } from '../marking/rubric.rules.ts'
import { m } from '../messages.ts'
import * as repo from './assignments.repo.ts'
import { oneView, run } from './assignments.service.ts'
import { insertBriefFiles, listBriefFiles } from './brief-files.repo.ts'
import { changeObstacles, changesLateRules, type Terms } from './changing.rules.ts'
import { forgetReminders } from './reminders.repo.ts'

/** The fields of an assignment in the audit log. */
const facts = ({ title, opensAt, dueAt, maxMark, weight, late }: Terms) => ({
  title,
  opensAt,
  dueAt,
  maxMark,
  weight,
  late,
})

/** @throws AppError invalid-input when the class is archived */
async function openClass(ctx: SignedIn, classId: string): Promise<void> {
  const { archivedAt } = await classToRun(ctx, classId)
  if (archivedAt) throw new AppError('invalid-input', { fields: { classId: m.selectCurrentClass() } })
}

/** @throws AppError invalid-input for files larger than the institution allows */
async function refuseTooLarge(ctx: SignedIn, maxFileBytes: number): Promise<void> {
  const { maxFileMegabytes } = (await currentInstitution(ctx)).settings.assignments
  if (maxFileBytes <= maxFileMegabytes * 1024 * 1024) return
  const most = m.atMostMegabytes({ maximum: maxFileMegabytes })
  throw new AppError('invalid-input', { fields: { maxFileBytes: most } })
}

const columns = ({ late, opensAt, dueAt, accepts, ...rest }: Terms) => ({
  ...rest,
  opensAt: new Date(opensAt),
  dueAt: new Date(dueAt),
  accepts: [...new Set(accepts)],
  ...repo.lateColumns(late),
})

export const createAssignment = handle(
  assignments.createAssignment,
  async (ctx, { assignmentId, classId, ...terms }) => {
    await openClass(ctx, classId)
    await refuseTooLarge(ctx, terms.maxFileBytes)
    return inTransaction(ctx, async (tx) => {
      if (await insert(ctx, tx, { id: assignmentId, classId, ...columns(terms) })) {
        await recordAudit(ctx, tx, {
          entity: 'assignment',
          entityId: assignmentId,
          after: { classId, ...facts(terms) },
        })
        await announceDraft(tx, assignmentId, classId)
      }
      // A repeated request adds it once. An id that belongs to another person is treated as not found.
      await run(ctx, tx.db, await repo.findAssignment(tx.db, assignmentId))
      return oneView(ctx, tx.db, assignmentId)
    })
  },
)

type NewRow = Omit<Parameters<typeof repo.insertAssignment>[1], 'createdAt' | 'updatedAt'>

function insert(ctx: SignedIn, tx: Transaction, row: NewRow): Promise<boolean> {
  const now = ctx.clock.now()
  return repo.insertAssignment(tx.db, { ...row, createdBy: ctx.actor.id, createdAt: now, updatedAt: now })
}

const announceDraft = (tx: Transaction, id: string, classId: string) =>
  announceAssignment(tx, { id, classId })

export const updateAssignment = handle(
  assignments.updateAssignment,
  async (ctx, { assignmentId, version, ...terms }) => {
    await run(ctx, ctx.db, await repo.findAssignment(ctx.db, assignmentId))
    await refuseTooLarge(ctx, terms.maxFileBytes)
    return inTransaction(ctx, async (tx) => {
      const row = await run(ctx, tx.db, await repo.lockAssignment(tx.db, assignmentId))
      if (row.version !== version) throw new AppError('edit-conflict')
      if (row.publishedAt) await lockMarks(tx, row)
      const before = await oneView(ctx, tx.db, assignmentId)
      if (!before.can.edit) throw new AppError('forbidden')
      const fields = changeObstacles(before, terms, {
        submitted: before.counts.submitted,
        isMarked: !before.can.editMaxMark,
        isShown: !before.can.editWorth,
        rubricTotal: rubricTotal(row.rubric ?? []),
      })
      if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields })
      const now = ctx.clock.now()
      const moved = Date.parse(terms.dueAt) !== row.dueAt.getTime()
      const again = moved && Date.parse(terms.dueAt) > now.getTime() ? { digestAt: null } : {}
      await repo.updateAssignment(tx.db, row, { ...columns(terms), ...again, updatedAt: now })
      const about = { ...row, title: terms.title }
      if (moved && row.publishedAt) {
        await forgetReminders(tx.db, assignmentId)
        const dates = { before: row.dueAt, after: new Date(terms.dueAt) }
        await notifyOfNewDueDate(ctx, tx, about, dates)
      }
      if (row.publishedAt && changesLateRules(before, terms)) {
        await notifyOfLateRules(ctx, tx, about)
      }
      await recordAudit(ctx, tx, {
        entity: 'assignment',
        entityId: assignmentId,
        before: facts(before),
        after: facts(terms),
      })
      await announceAssignment(tx, row)
      return oneView(ctx, tx.db, assignmentId)
    })
  },
)

export const duplicateAssignment = handle(
  assignments.duplicateAssignment,
  async (ctx, { assignmentId, copyId, classId, opensAt, dueAt }) => {
    const source = await run(ctx, ctx.db, await repo.findAssignment(ctx.db, assignmentId))
    await openClass(ctx, classId)
    return inTransaction(ctx, async (tx) => {
      const {
        id: _,
        courseCode,
        courseTitle,
        termId,
        termName,
        publishedAt,
        archivedAt,
        version,
        remindedAt,
        ...kept
      } = source
      // Keeps the same interval between the due date and the final cut-off.
      const late = source.lateUntil && source.lateUntil.getTime() - source.dueAt.getTime()
      const dates = {
        opensAt: new Date(opensAt),
        dueAt: new Date(dueAt),
        lateUntil: late === null ? null : new Date(Date.parse(dueAt) + late),
      }
      if (await insert(ctx, tx, { ...kept, id: copyId, classId, ...dates })) {
        const files = await listBriefFiles(tx.db, [assignmentId])
        await insertBriefFiles(
          tx.db,
          files.map(({ id: _file, ...file }) => ({ ...file, assignmentId: copyId })),
        )
        await recordAudit(ctx, tx, {
          entity: 'assignment',
          entityId: copyId,
          after: { classId, copyOf: assignmentId, opensAt, dueAt },
        })
        await announceDraft(tx, copyId, classId)
      }
      await run(ctx, tx.db, await repo.findAssignment(tx.db, copyId))
      return oneView(ctx, tx.db, copyId)
    })
  },
)

import { maxCaseEntries, type StudentCase, studentCases } from '@campanile/contract/insight/student-cases.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { newId } from '#db/columns.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { requireClassAccess } from '#domains/access/session-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { canOpenGeneralCase } from '../insight.policy.ts'
import { notifyCaseOwner } from './case-notices.ts'
import { caseNotices } from './notices.messages.ts'
import * as repo from './student-cases.repo.ts'

const caseSummary = (row: repo.CaseRow) => ({
  id: row.id,
  student: {
    id: row.studentId,
    name: row.studentName,
    number: row.number,
    profileImage: photoUrl(row.studentId, row.profileImage),
  },
  class: row.classId && row.course ? { id: row.classId, course: row.course } : null,
  owner: { id: row.ownerId, name: row.ownerName },
  nextStep:
    row.nextStep !== null && row.nextStepOn !== null ? { text: row.nextStep, on: row.nextStepOn } : null,
  openedAt: row.openedAt.toISOString(),
  openedBy: row.openedBy,
  closed:
    row.closedAt && row.closedBy && row.outcome
      ? { at: row.closedAt.toISOString(), by: row.closedBy, outcome: row.outcome, note: row.outcomeNote }
      : null,
  version: row.version,
})

/** @throws AppError not-found when the case is about a class that the caller does not run */
export const visibleCase = async ({ actor }: SignedIn, db: Database, caseId: string) =>
  requireFound(await repo.findCase(db, actor, caseId))

export async function caseView(ctx: SignedIn, db: Database, caseId: string): Promise<StudentCase> {
  const row = await visibleCase(ctx, db, caseId)
  const entries = await repo.listEntries(db, caseId)
  return {
    ...caseSummary(row),
    entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    owners: await repo.listOwners(db, row.classId),
    can: { change: row.closedAt === null, reopen: row.closedAt !== null },
  }
}

export const listStudentCases = handle(studentCases.listStudentCases, async ({ db, actor }, query) => {
  const { rows, total } = await repo.listCases(db, actor, query)
  return { items: rows.map(caseSummary), total, page: query.page, pageSize: query.pageSize }
})

export const readStudentCase = handle(studentCases.readStudentCase, (ctx, { caseId }) =>
  caseView(ctx, ctx.db, caseId),
)

type Opening = ParsedInput<typeof studentCases.openStudentCase>

export const openStudentCase = handle(
  studentCases.openStudentCase,
  async (ctx, { studentId, classId, note }) => {
    if (classId) await requireClassAccess(ctx, ctx.db, classId)
    else if (!canOpenGeneralCase(ctx.actor)) throw new AppError('not-found')
    if (!(await repo.isEnrolledStudent(ctx.db, studentId, classId))) throw new AppError('not-found')
    return inTransaction(ctx, (tx) => openCase(ctx, tx, { studentId, classId, note }))
  },
)

async function openCase(ctx: SignedIn, tx: Transaction, input: Opening): Promise<StudentCase> {
  const { studentId, classId, note } = input
  const [id, at, by] = [newId(), ctx.clock.now(), ctx.actor.id]
  try {
    await repo.insertCase(tx.db, { id, studentId, classId, ownerId: by, openedAt: at, openedBy: by })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('case-open')
    throw error
  }
  if (note) await repo.insertEntry(tx.db, { caseId: id, at, by, kind: 'note', text: note })
  await recordAudit(ctx, tx, {
    entity: 'student-case',
    entityId: id,
    about: studentId,
    after: { classId, note },
  })
  return caseView(ctx, tx.db, id)
}

/** Locks the case until the end of the transaction. */
export async function openCaseToChange(ctx: SignedIn, { db }: Transaction, caseId: string) {
  await repo.lockCase(db, caseId)
  const row = await visibleCase(ctx, db, caseId)
  if (row.closedAt) throw new AppError('case-closed')
  return row
}

interface Entry {
  caseId: string
  kind: 'note' | 'message'
  text: string
}

async function addEntry(ctx: SignedIn, tx: Transaction, { caseId, kind, text }: Entry) {
  const row = await openCaseToChange(ctx, tx, caseId)
  const entries = await repo.listEntries(tx.db, caseId)
  if (entries.length >= maxCaseEntries) throw new AppError('case-full')
  await repo.insertEntry(tx.db, { caseId, at: ctx.clock.now(), by: ctx.actor.id, kind, text })
  await recordAudit(ctx, tx, {
    entity: 'student-case',
    entityId: caseId,
    about: row.studentId,
    after: { [kind]: text },
  })
  return row
}

export const addCaseNote = handleInTransaction(
  studentCases.addCaseNote,
  async (ctx, { caseId, text }, tx) => {
    await addEntry(ctx, tx, { caseId, kind: 'note', text })
    return caseView(ctx, tx.db, caseId)
  },
)

export const messageCaseStudent = handleInTransaction(
  studentCases.messageCaseStudent,
  async (ctx, { caseId, text }, tx) => {
    const { studentId } = await addEntry(ctx, tx, { caseId, kind: 'message', text })
    const name = await readFullName(tx.db, ctx.actor.id)
    await notify(tx, ctx.clock.now(), [studentId], (locale) => ({
      kind: 'attendance',
      type: 'info',
      title: caseNotices(locale).messageFrom({ name }),
      message: text,
      priority: 'high',
      navigationPath: null,
      byEmail: true,
    }))
    return caseView(ctx, tx.db, caseId)
  },
)

export const assignStudentCase = handleInTransaction(
  studentCases.assignStudentCase,
  async (ctx, { caseId, ownerId, version }, tx) => {
    const row = await openCaseToChange(ctx, tx, caseId)
    if (!(await repo.isPossibleOwner(tx.db, row.classId, ownerId))) throw new AppError('not-found')
    if (!(await repo.changeCase(tx.db, { caseId, version }, { ownerId }))) throw new AppError('edit-conflict')
    await recordAudit(ctx, tx, {
      entity: 'student-case',
      entityId: caseId,
      about: row.studentId,
      before: { ownerId: row.ownerId },
      after: { ownerId },
    })
    if (ownerId !== row.ownerId) await notifyCaseOwner(ctx, tx, { ...row, ownerId }, (m) => m.caseIsYours())
    return caseView(ctx, tx.db, caseId)
  },
)

export const closeStudentCase = handleInTransaction(
  studentCases.closeStudentCase,
  async (ctx, { caseId, version, outcome, note }, tx) => {
    const row = await openCaseToChange(ctx, tx, caseId)
    const closing = {
      closedAt: ctx.clock.now(),
      closedBy: ctx.actor.id,
      outcome,
      outcomeNote: note,
      nextStep: null,
      nextStepOn: null,
    }
    if (!(await repo.changeCase(tx.db, { caseId, version }, closing))) throw new AppError('edit-conflict')
    await recordAudit(ctx, tx, {
      entity: 'student-case',
      entityId: caseId,
      about: row.studentId,
      after: { outcome, note },
    })
    return caseView(ctx, tx.db, caseId)
  },
)

import { mitigation } from '@campanile/contract/mitigation/mitigation.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import type { Database, Transaction } from '#db/database.ts'
import { type NamedAssignment, nameableAssignments } from '#domains/assignments/late/extensions.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { listDeferrableExams } from '#domains/exams/deferring.service.ts'
import { lockPerson } from '#domains/people/person-lock.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { localDay } from '#platform/clock.ts'
import { m } from './messages.ts'
import * as auto from './mitigation.repo.ts'
import { approvesItself } from './mitigation.rules.ts'
import { oneView } from './mitigation.service.ts'
import { applyEffects } from './mitigation-effects.service.ts'
import { announceMitigation, notifyAdminsOfRequest, notifyOfDecision } from './mitigation-notifications.ts'
import * as subjects from './mitigation-subjects.repo.ts'

export const listMitigationSubjects = handle(mitigation.listMitigationSubjects, async (ctx) => {
  const classes = await subjects.listClasses(ctx.db, ctx.actor.id)
  const ids = classes.map(({ classId }) => classId)
  const sessions = await subjects.listSessions(ctx.db, ctx.actor.id, ids, ctx.clock.now())
  const named = await nameableAssignments(ctx.db, ctx.actor.id)
  const exams = await listDeferrableExams(ctx.db, ctx.actor.id, ctx.clock.now())
  const items = classes.map((it) => ({
    ...it,
    assignments: named
      .filter(({ classId }) => classId === it.classId)
      .map(({ id, title, dueAt }) => ({ id, title, dueAt: dueAt.toISOString() })),
    exams: exams
      .filter(({ classId }) => classId === it.classId)
      .map(({ id, title, startsAt, endsAt }) => ({
        id,
        title,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    sessions: sessions
      .filter(({ classId }) => classId === it.classId)
      .map(({ id, startsAt, endsAt, mark }) => ({
        id,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        mark,
      })),
  }))
  return { items }
})

type Form = ParsedInput<typeof mitigation.submitMitigation>

/**
 * The class the request names, if any. @throws AppError invalid-input for a class or sessions the student may
 * not name
 */
async function namedClass(ctx: SignedIn, db: Database, { classId, sessionIds }: Form) {
  const mine = classId ? await subjects.listClasses(db, ctx.actor.id) : []
  const named = mine.find((it) => it.classId === classId)
  if (classId && !named) throw new AppError('invalid-input', { fields: { classId: m.selectClass() } })
  if (sessionIds.length === 0) return named
  const known = named ? await subjects.listSessions(db, ctx.actor.id, [named.classId], ctx.clock.now()) : []
  if (!sessionIds.every((wanted) => known.some(({ id }) => id === wanted)))
    throw new AppError('invalid-input', { fields: { sessionIds: m.selectSessions() } })
  return named
}

export const submitMitigation = handleInTransaction(mitigation.submitMitigation, async (ctx, form, tx) => {
  const known = await auto.findRequest(tx.db, form.requestId)
  if (known || !(await insert(ctx, tx, form))) return submittedBefore(ctx, tx.db, form.requestId)
  await recordAudit(ctx, tx, {
    entity: 'mitigation-request',
    entityId: form.requestId,
    about: ctx.actor.id,
    after: { title: form.title, status: 'pending', requestedExtension: form.requestedExtension },
  })
  const request = requireFound(await auto.findRequest(tx.db, form.requestId))
  const approved = await approveByItself(ctx, tx, request, form.sessionIds.length + (form.examId ? 1 : 0))
  await notifyAdminsOfRequest(tx, ctx.clock.now(), request, approved)
  announceMitigation(tx, request)
  return oneView(ctx, tx.db, request.id)
})

/** The assignment the request names, if any. @throws AppError invalid-input for one that is not of its class */
async function namedAssignment(ctx: SignedIn, db: Database, { classId, assignmentId }: Form) {
  if (assignmentId === null) return undefined
  const known = await nameableAssignments(db, ctx.actor.id)
  const named = known.find((it) => it.id === assignmentId && it.classId === classId)
  if (named) return named
  throw new AppError('invalid-input', { fields: { assignmentId: m.selectAssignment() } })
}

/**
 * The exam the request names, if any. @throws AppError invalid-input for one the student does not sit in the
 * class
 */
async function namedExam(ctx: SignedIn, db: Database, { classId, examId }: Form) {
  if (examId === null) return undefined
  const known = await listDeferrableExams(db, ctx.actor.id, ctx.clock.now())
  const named = known.find((it) => it.id === examId && it.classId === classId)
  if (named) return named
  throw new AppError('invalid-input', { fields: { examId: m.selectExam() } })
}

async function dueDay(db: Database, named: NamedAssignment | undefined): Promise<string | null> {
  if (!named) return null
  const { timeZone } = await currentInstitution({ db })
  return localDay(timeZone, named.dueAt).date
}

async function insert(ctx: SignedIn, tx: Transaction, { requestId, sessionIds, ...form }: Form) {
  const named = await namedClass(ctx, tx.db, { requestId, sessionIds, ...form })
  const assignment = await namedAssignment(ctx, tx.db, { requestId, sessionIds, ...form })
  const exam = await namedExam(ctx, tx.db, { requestId, sessionIds, ...form })
  const row = {
    ...form,
    assignmentName: form.assignmentName ?? assignment?.title ?? exam?.title ?? null,
    originalDueDate: form.originalDueDate ?? (await dueDay(tx.db, assignment)),
    id: requestId,
    studentId: ctx.actor.id,
    courseCode: form.courseCode ?? named?.courseCode ?? null,
    requestDate: ctx.clock.now(),
  }
  return auto.insertRequest(tx.db, row, [...new Set(sessionIds)])
}

/**
 * Makes a repeated submission succeed without effect. @throws AppError not-found when another person's
 * request has this id
 */
async function submittedBefore(ctx: SignedIn, db: Database, requestId: string) {
  const request = await auto.findRequest(db, requestId)
  if (request?.studentId !== ctx.actor.id) throw new AppError('not-found')
  return oneView(ctx, db, requestId)
}

/** Approves a request in the transaction that submits it, if the settings allow it. */
async function approveByItself(ctx: SignedIn, tx: Transaction, request: auto.RequestRow, sessions: number) {
  const { timeZone, settings } = await currentInstitution({ db: tx.db })
  const { requestedExtension, studentId } = request
  if (requestedExtension > settings.mitigation.maxDays) return false
  await lockPerson(tx.db, studentId)
  const now = ctx.clock.now()
  const today = localDay(timeZone, now).date
  const inTerm = await auto.countInTerm(tx.db, studentId, { today, timeZone })
  if (!approvesItself({ requestedExtension, sessions, inTerm }, settings.mitigation)) return false
  const changes = await applyEffects(ctx, tx, request, requestedExtension)
  const decision = { status: 'approved' as const, grantedExtension: requestedExtension, autoApproved: true }
  await auto.updateRequest(tx.db, request, { ...decision, reviewedAt: now })
  await recordAudit(ctx, tx, {
    entity: 'mitigation-request',
    entityId: request.id,
    about: request.studentId,
    before: { status: 'pending' },
    after: decision,
  })
  await notifyOfDecision(tx, now, request, { status: 'approved', adminNotes: null, by: null, changes })
  return true
}

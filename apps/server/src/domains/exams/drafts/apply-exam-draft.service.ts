import { randomInt } from 'node:crypto'
import { examDrafts } from '@campanile/contract/exams/exam-drafts.ts'
import { newId } from '#db/columns.ts'
import type { Transaction } from '#db/database.ts'
import { recordAudits } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import {
  findDraft,
  lockForBooking,
  markApplied,
  markUndone,
  recordDraft,
} from '#domains/timetable/drafts/drafts.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handleInTransaction } from '#http/handle.ts'
import { listExamsOf } from '../exam-lists.repo.ts'
import { announceExam } from '../exam-notifications.ts'
import { examSlot } from '../exam-time.rules.ts'
import type { ExamRow } from '../exams.repo.ts'
import type { AppliedExam, ExamDraftResult } from './exam-draft-result.ts'
import { examDraftView, isComplete, isPlannable } from './exam-draft-view.ts'
import { archiveExams, hasImpossibleExam, lockExams } from './exam-placing.repo.ts'
import { listClassesWithoutExam } from './exam-plan.repo.ts'
import { currentPlace, placeExams } from './place-exams.service.ts'

type Placement = ExamDraftResult['placements'][number]

export const applyExamDraft = handleInTransaction(
  examDrafts.applyExamDraft,
  async (ctx, { draftId, version }, tx) => {
    const draft = await lockForBooking(tx, { kind: 'exams', draftId, version, state: 'ready' })
    const { termId, inputs, result } = draft
    if (!result || !isComplete(draft)) throw new AppError('draft-moved-on')
    const now = ctx.clock.now()
    const { timeZone } = await currentInstitution(tx)
    const plannedSlot = (it: Placement) => examSlot(it, timeZone)
    if (result.placements.some((it) => plannedSlot(it).startsAt <= now)) throw new AppError('draft-outdated')

    const classIds = new Set(inputs.classes.map(({ classId }) => classId))
    const [fresh, present] = [
      result.placements.filter(({ id }) => classIds.has(id)),
      result.placements.filter(({ id }) => !classIds.has(id)),
    ]
    const exams = await lockCurrentExams(tx, result.versions, now)
    const without = await listClassesWithoutExam(
      tx.db,
      { termId, classIds: fresh.map(({ id }) => id) },
      now,
      fresh.length,
    )
    if (!exams || without.length < fresh.length) throw new AppError('draft-outdated')

    const moved = present.map((it) => ({
      exam: exams.get(it.id)!,
      to: { ...plannedSlot(it), rooms: withInvigilators(it.rooms, exams.get(it.id)!) },
    }))
    const created = fresh.map((it) => ({
      row: {
        id: newId(),
        classId: it.id,
        sitting: 'class' as const,
        ...inputs.newExam,
        ...plannedSlot(it),
        seatSeed: randomInt(2 ** 31),
        createdAt: now,
        changedAt: now,
      },
      rooms: it.rooms.map((room) => ({ ...room, invigilatorId: null })),
    }))
    const versions = await placeExams(ctx, tx, { moved, created })
    if (!versions || (await hasImpossibleExam(tx.db, [...versions.keys()])))
      throw new AppError('draft-outdated')
    const changes: AppliedExam[] = [
      ...moved.map(({ exam }) => ({ examId: exam.id, before: currentPlace(exam) })),
      ...created.map(({ row }) => ({ examId: row.id, before: null })),
    ].map(({ examId, before }) => ({
      examId,
      version: versions.get(examId)!,
      before: before && {
        startsAt: before.startsAt.toISOString(),
        endsAt: before.endsAt.toISOString(),
        rooms: [...before.rooms],
      },
    }))
    await markApplied<'exams'>(ctx, tx, draftId, changes)
    return recorded(ctx, tx, draftId, { state: 'applied', exams: changes.length })
  },
)

export const undoExamDraft = handleInTransaction(
  examDrafts.undoExamDraft,
  async (ctx, { draftId, version }, tx) => {
    const expected = { kind: 'exams', draftId, version, state: 'applied' } as const
    const { changes } = await lockForBooking(tx, expected)
    const now = ctx.clock.now()
    const versions = Object.fromEntries((changes ?? []).map((it) => [it.examId, it.version]))
    const exams = await lockCurrentExams(tx, versions, now)
    if (!changes || !exams) throw new AppError('draft-moved-on')
    const moved = changes.flatMap(({ examId, before }) =>
      before
        ? [
            {
              exam: exams.get(examId)!,
              to: {
                startsAt: new Date(before.startsAt),
                endsAt: new Date(before.endsAt),
                rooms: before.rooms,
              },
            },
          ]
        : [],
    )
    if (moved.some(({ to }) => to.startsAt <= now)) throw new AppError('draft-moved-on')
    await archiveCreated(
      ctx,
      tx,
      changes.filter((it) => it.before === null).map(({ examId }) => examId),
      now,
    )
    if (!(await placeExams(ctx, tx, { moved, created: [] }))) throw new AppError('timetable-clash')
    await markUndone(tx, draftId)
    return recorded(ctx, tx, draftId, { state: 'undone', exams: changes.length })
  },
)

/** The exams with these versions, locked; undefined: one of them was changed, published or has begun. */
async function lockCurrentExams(
  tx: Transaction,
  versions: Readonly<Record<string, number>>,
  now: Date,
): Promise<Map<string, ExamRow> | undefined> {
  const examIds = Object.keys(versions)
  await lockExams(tx.db, examIds)
  const exams = await listExamsOf(tx.db, examIds)
  const unchanged = exams.filter((it) => it.version === versions[it.id] && isPlannable(it, now))
  return unchanged.length === examIds.length ? new Map(exams.map((it) => [it.id, it])) : undefined
}

/** The invigilators of an exam stay with it, one in each of its new rooms as long as there are rooms. */
const withInvigilators = (rooms: Placement['rooms'], exam: ExamRow) => {
  const invigilators = exam.rooms.flatMap(({ invigilator }) => invigilator?.id ?? [])
  return rooms.map((room, index) => ({ ...room, invigilatorId: invigilators[index] ?? null }))
}

/** Exams are archived, not deleted, so that rows that refer to them stay valid. */
async function archiveCreated(ctx: SignedIn, tx: Transaction, examIds: readonly string[], now: Date) {
  await archiveExams(tx.db, examIds, now)
  await recordAudits(
    ctx,
    tx,
    examIds.map((entityId) => ({ entity: 'exam', entityId, after: { archived: true } })),
  )
  for (const id of examIds) announceExam(tx, { id, publishedAt: null }, [])
}

async function recorded(ctx: SignedIn, tx: Transaction, draftId: string, after: object) {
  await recordDraft(ctx, tx, draftId, after)
  return examDraftView(ctx, tx.db, await findDraft(tx.db, 'exams', draftId))
}

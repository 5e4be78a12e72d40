import type { ClassSession, classSessions } from '@campanile/contract/class-sessions.ts'
import type { Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import type { Handler } from '#http/routes.ts'
import { inBookingTurn } from './bookings.service.ts'
import * as repo from './class-sessions.repo.ts'
import { classSession, classSessionView } from './class-sessions.service.ts'
import type { TaughtClass } from './meetings.repo.ts'
import { formFields, requireRoom, resourcesOf } from './meetings.service.ts'
import { movedTo, restored, sessionAbilities } from './session-change.rules.ts'
import { slotWords } from './slot-words.ts'
import { isTeaching } from './substitutes.repo.ts'
import { tellOfSession } from './timetable-news.ts'
import { slotOn } from './weekly.rules.ts'

type Change = Parameters<typeof repo.changeSession>[2]
type Told = Parameters<typeof tellOfSession>[3]

export const moveSession: Handler<typeof classSessions.moveSession> = async (ctx, input) => {
  const { row, taught } = await changeable(ctx, input.sessionId, 'move')
  const { timeZone } = await currentInstitution(ctx)
  const slot = slotOn(input.day, input, timeZone)
  if (slot.startsAt <= ctx.clock.now())
    throw new AppError('invalid-input', { fields: { day: 'Choose a time that is still to come' } })
  await requireRoom(ctx.db, input.roomId)
  return change(
    ctx,
    { row, taught, version: input.version },
    movedTo(row, slot, input.roomId, input.reason),
    {
      title: 'Class moved',
      message: `${slotWords(row, timeZone)} is now ${slotWords(slot, timeZone)}. ${input.reason}`,
    },
  )
}

export const cancelSession: Handler<typeof classSessions.cancelSession> = async (ctx, input) => {
  const { row, taught } = await changeable(ctx, input.sessionId, 'cancel')
  const { timeZone } = await currentInstitution(ctx)
  const cancelled = { ...row, status: 'cancelled' as const, changeReason: input.reason }
  return change(ctx, { row, taught, version: input.version }, cancelled, {
    title: 'Class cancelled',
    message: `${slotWords(row, timeZone)} does not take place. ${input.reason}`,
  })
}

export const restoreSession: Handler<typeof classSessions.restoreSession> = async (ctx, input) => {
  const { row, taught } = await changeable(ctx, input.sessionId, 'restore')
  const { timeZone } = await currentInstitution(ctx)
  const back = restored(row)
  return change(ctx, { row, taught, version: input.version }, back, {
    title: 'Class takes place',
    message: `${slotWords(back, timeZone)}, as planned after all`,
  })
}

export const setSubstitute: Handler<typeof classSessions.setSubstitute> = async (ctx, input) => {
  const { row, taught } = await changeable(ctx, input.sessionId, 'substitute')
  const { substituteId } = input
  if (substituteId && !(await isTeaching(ctx.db, substituteId)))
    throw new AppError('invalid-input', { fields: { substituteId: 'Choose one of the lecturers' } })
  const { timeZone } = await currentInstitution(ctx)
  const status = row.status as 'scheduled' | 'moved'
  return change(
    ctx,
    { row, taught, version: input.version },
    { ...row, status, substituteId },
    {
      title: substituteId ? 'Another lecturer stands in' : 'No other lecturer stands in any more',
      message: slotWords(row, timeZone),
      others: [row.substituteId, substituteId].filter((id) => id !== null),
    },
  )
}

/** @throws AppError session-not-changeable */
async function changeable(
  ctx: SignedIn,
  sessionId: string,
  ability: keyof ReturnType<typeof sessionAbilities>,
) {
  const found = await classSession(ctx, sessionId)
  if (!sessionAbilities(found.row, ctx.clock.now())[ability]) throw new AppError('session-not-changeable')
  return found
}

interface Target {
  row: repo.ClassSessionRow
  taught: TaughtClass
  version: number
}

async function change(
  ctx: SignedIn,
  { row, taught, version }: Target,
  after: Change,
  told: Told,
): Promise<ClassSession> {
  const now = ctx.clock.now()
  const { substituteId, roomId } = after
  const standing = substituteId ? { ...taught, lecturerIds: [substituteId] } : taught
  const wanted = {
    resources: resourcesOf(standing, roomId),
    slots: [after],
    except: [row.id],
    fields: { ...formFields, ...(substituteId !== row.substituteId && { lecturer: 'substituteId' }) },
  }
  return inBookingTurn(ctx, wanted, async (tx) => {
    if (!(await repo.changeSession(tx.db, { id: row.id, version }, after, now)))
      throw new AppError('edit-conflict')
    await recordAudit(ctx, tx, {
      entity: 'session',
      entityId: row.id,
      before: facts(row),
      after: facts(after),
    })
    const others = row.substituteId ? [row.substituteId] : []
    await tellOfSession(ctx, tx, taught, { others, ...told })
    return freshView(ctx, tx, row.id)
  })
}

async function freshView(ctx: SignedIn, tx: Transaction, id: string): Promise<ClassSession> {
  const row = await repo.findClassSession(tx.db, id)
  if (!row) throw new AppError('not-found')
  return classSessionView(ctx.actor, row, ctx.clock.now())
}

const facts = ({
  startsAt,
  endsAt,
  roomId,
  status,
  changeReason,
  substituteId,
}: Omit<Change, 'status'> & { status: string }) => ({
  startsAt,
  endsAt,
  roomId,
  status,
  changeReason,
  substituteId,
})

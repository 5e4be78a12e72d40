import type { ParsedInput } from '@campanile/contract/operation.ts'
import type { classSessions } from '@campanile/contract/timetable/class-sessions.ts'
import type { Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { spanWords } from '#platform/date-words.ts'
import type { Wanted } from './bookings.service.ts'
import * as repo from './class-sessions.repo.ts'
import { classSession, mayChangeDirectly } from './class-sessions.service.ts'
import type { TaughtClass } from './meetings.repo.ts'
import { formFields, meetingResources, requireRoom } from './meetings.service.ts'
import { m } from './messages.ts'
import { timetableNotices } from './notices.messages.ts'
import { movedSession, restored, sessionAbilities } from './session-change.rules.ts'
import { notifyOfSession, type SessionNews } from './timetable-notifications.ts'
import { type Slot, weeklySlot } from './weekly.rules.ts'

// Changes of single sessions are first checked and worded, so that one or several can be written in one
// transaction.

type Ability = keyof ReturnType<typeof sessionAbilities>
type Input<K extends keyof typeof classSessions> = ParsedInput<(typeof classSessions)[K]>

/** A change of a session, and the notifications about it. */
export interface SessionChange {
  row: repo.ClassSessionRow
  taught: TaughtClass
  version: number
  after: Parameters<typeof repo.changeSession>[2]
  told: SessionNews
}

export async function planMove(ctx: SignedIn, input: Input<'moveSession'>): Promise<SessionChange> {
  const { timeZone } = await currentInstitution(ctx)
  return planMoveToSlot(ctx, weeklySlot(input.day, input, timeZone), input)
}

export async function planMoveToSlot(
  ctx: SignedIn,
  slot: Slot,
  input: Pick<Input<'moveSession'>, 'sessionId' | 'version' | 'roomId' | 'reason'>,
): Promise<SessionChange> {
  const { row, taught } = await changeable(ctx, input.sessionId, 'move')
  const { timeZone } = await currentInstitution(ctx)
  if (slot.startsAt <= ctx.clock.now())
    throw new AppError('invalid-input', { fields: { day: m.selectFutureTime() } })
  await requireRoom(ctx.db, input.roomId)
  return {
    row,
    taught,
    version: input.version,
    after: movedSession(row, slot, input.roomId, input.reason),
    told: {
      words: (locale) => ({
        title: timetableNotices(locale).classMoved(),
        message: timetableNotices(locale).sessionMovedBecause({
          course: taught.courseTitle,
          before: spanWords(row, timeZone, locale),
          after: spanWords(slot, timeZone, locale),
          reason: input.reason,
        }),
      }),
    },
  }
}

export async function planCancellation(ctx: SignedIn, input: Input<'cancelSession'>): Promise<SessionChange> {
  const { row, taught } = await changeable(ctx, input.sessionId, 'cancel')
  const { timeZone } = await currentInstitution(ctx)
  return {
    row,
    taught,
    version: input.version,
    after: { ...row, status: 'cancelled', changeReason: input.reason },
    told: {
      words: (locale) => ({
        title: timetableNotices(locale).classCancelled(),
        message: timetableNotices(locale).sessionCancelledBecause({
          course: taught.courseTitle,
          span: spanWords(row, timeZone, locale),
          reason: input.reason,
        }),
      }),
    },
  }
}

export async function planRestoring(ctx: SignedIn, input: Input<'restoreSession'>): Promise<SessionChange> {
  const { row, taught } = await changeable(ctx, input.sessionId, 'restore')
  const { timeZone } = await currentInstitution(ctx)
  const after = restored(row)
  return {
    row,
    taught,
    version: input.version,
    after,
    told: {
      words: (locale) => ({
        title: timetableNotices(locale).classTakesPlace(),
        message: timetableNotices(locale).sessionAsPlanned({
          course: taught.courseTitle,
          span: spanWords(after, timeZone, locale),
        }),
      }),
    },
  }
}

export async function planSubstitute(ctx: SignedIn, input: Input<'setSubstitute'>): Promise<SessionChange> {
  const { row, taught } = await changeable(ctx, input.sessionId, 'substitute')
  const { substituteId } = input
  if (substituteId && !(await repo.isTeaching(ctx.db, substituteId, row.startsAt)))
    throw new AppError('invalid-input', { fields: { substituteId: m.selectLecturer() } })
  const { timeZone } = await currentInstitution(ctx)
  return {
    row,
    taught,
    version: input.version,
    after: { ...row, status: row.status as 'scheduled' | 'moved', substituteId },
    told: {
      words: (locale) => ({
        title: substituteId
          ? timetableNotices(locale).anotherLecturerCovers()
          : timetableNotices(locale).coverCancelled(),
        message: timetableNotices(locale).sessionCovered({
          course: taught.courseTitle,
          span: spanWords(row, timeZone, locale),
        }),
      }),
      others: substituteId ? [substituteId] : [],
    },
  }
}

/** @throws AppError forbidden for lecturers who have to request changes */
export async function requireDirectChange(ctx: SignedIn): Promise<void> {
  if (!(await mayChangeDirectly(ctx))) throw new AppError('forbidden')
}

/** @throws AppError session-not-changeable */
async function changeable(ctx: SignedIn, sessionId: string, ability: Ability) {
  const found = await classSession(ctx, sessionId)
  if (!sessionAbilities(found.row, ctx.clock.now())[ability]) throw new AppError('session-not-changeable')
  return found
}

/** The bookings of a change. */
export function wantedBySession({ row, taught, after }: SessionChange): Wanted {
  const { substituteId, roomId } = after
  const standing = substituteId ? { ...taught, lecturerIds: [substituteId] } : taught
  return {
    resources: meetingResources(standing, roomId),
    slots: [after],
    except: [row.id],
    fields: { ...formFields, ...(substituteId !== row.substituteId && { lecturer: 'substituteId' }) },
  }
}

/**
 * Writes a change and notifies everyone affected; the transaction must hold the booking lock.
 * @throws AppError edit-conflict when the session has changed since it was read
 */
export async function writeSessionChange(ctx: SignedIn, tx: Transaction, change: SessionChange) {
  const { row, taught, version, after, told } = change
  if (!(await repo.changeSession(tx.db, { id: row.id, version }, after, ctx.clock.now())))
    throw new AppError('edit-conflict')
  await recordAudit(ctx, tx, {
    entity: 'session',
    entityId: row.id,
    before: facts(row),
    after: facts(after),
  })
  const others = [...(row.substituteId ? [row.substituteId] : []), ...(told.others ?? [])]
  await notifyOfSession(ctx, tx, taught, { ...told, others })
}

const facts = ({
  startsAt,
  endsAt,
  roomId,
  status,
  changeReason,
  substituteId,
}: Omit<SessionChange['after'], 'status'> & { status: string }) => ({
  startsAt,
  endsAt,
  roomId,
  status,
  changeReason,
  substituteId,
})

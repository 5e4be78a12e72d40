import { staffAttendance } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { staffCorrections } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify, notifyAdmins } from '#domains/notifications/notifications.service.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { timeOfDayIn } from '#platform/calendar.ts'
import { dayWords } from '#platform/date-words.ts'
import { announceStaffDays } from './announce-staff.ts'
import { correctionView, mayRequestCorrection, queuedView } from './correction-view.ts'
import * as repo from './corrections.repo.ts'
import { institutionToday, staffPerson } from './day-facts.service.ts'
import { m } from './messages.ts'
import { staffNotices } from './notices.messages.ts'
import { writeCorrection } from './staff-day-correction.service.ts'
import { dayChangeWords, type StaffDayChange } from './staff-day-words.ts'
import { findDay } from './staff-days.repo.ts'

export const requestCorrection = handle(staffAttendance.requestCorrection, async (ctx, input) => {
  const { today } = await institutionToday(ctx)
  if (!mayRequestCorrection(input.date, today)) {
    throw new AppError('invalid-input', { fields: { date: m.selectDayOfLast60() } })
  }
  return inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now()
    const { firstName, lastName } = await staffPerson(tx.db, ctx.actor.id)
    const row = await repo.putCorrection(tx.db, { ...input, personId: ctx.actor.id, requestedAt: now })
    const { id, reason: _, ...asked } = correctionView(row)
    await recordAudit(ctx, tx, {
      entity: 'staff-correction',
      entityId: id,
      about: ctx.actor.id,
      after: { date: input.date, ...asked },
    })
    await notifyAdmins(
      tx,
      now,
      (locale) => ({
        kind: 'requests',
        type: 'info',
        title: staffNotices(locale).correctionRequested(),
        message: staffNotices(locale).correctionRequestedBy({
          name: `${firstName} ${lastName}`,
          day: dayWords(input.date, locale),
        }),
        priority: 'medium',
        navigationPath: '/app/manage-attendance/corrections',
      }),
      ctx.actor.id,
    )
    announceStaffDays(tx, [ctx.actor.id])
    return correctionView(row)
  })
})

export const listCorrections = handle(staffCorrections.listCorrections, async (ctx, query) => {
  const { today } = await institutionToday(ctx)
  const { rows, total } = await repo.listCorrections(ctx.db, query)
  return {
    items: rows.map((row) => queuedView(row, today)),
    total,
    page: query.page,
    pageSize: query.pageSize,
  }
})

export const decideCorrection = handle(staffCorrections.decideCorrection, async (ctx, input) => {
  const { timeZone, today } = await institutionToday(ctx)
  return inTransaction(ctx, async (tx) => {
    const { correctionId, decision, answer } = input
    const asked = requireFound(await repo.findCorrection(tx.db, correctionId))
    const now = ctx.clock.now()
    const status = decision === 'accept' ? ('accepted' as const) : ('rejected' as const)
    const decided = { status, answer, decidedBy: ctx.actor.id, decidedAt: now }
    if (!(await repo.decide(tx.db, correctionId, decided))) throw new AppError('already-decided')
    const change = decision === 'accept' ? await apply(ctx, tx, asked, timeZone) : null
    await recordAudit(ctx, tx, {
      entity: 'staff-correction',
      entityId: correctionId,
      about: asked.personId,
      before: { status: 'pending' },
      after: { status, answer },
    })
    const { date } = asked
    const name = await readFullName(tx.db, ctx.actor.id)
    await notify(tx, now, [asked.personId], (locale) => {
      const m = staffNotices(locale)
      const outcome = change
        ? m.correctionAcceptedBy({ ...dayChangeWords(change, { date, timeZone }, locale), name })
        : m.correctionRejectedBy({ day: dayWords(date, locale), name })
      return {
        kind: 'decisions',
        type: change ? 'success' : 'warning',
        title: change ? m.correctionAccepted() : m.correctionRejected(),
        message: [outcome, answer && (change ? m.answer({ answer }) : reasonWords(answer, locale))]
          .filter(Boolean)
          .join(' '),
        priority: 'medium',
        navigationPath: `/app/attendance?day=${date}`,
      }
    })
    announceStaffDays(tx, [asked.personId])
    return queuedView(requireFound(await repo.findCorrection(tx.db, correctionId)), today)
  })
})

/** Applies the requested times, and keeps the day's other time where only one was requested. */
async function apply(
  ctx: SignedIn,
  tx: Transaction,
  asked: repo.QueuedCorrection,
  timeZone: string,
): Promise<StaffDayChange> {
  const { personId, date } = asked
  const day = await findDay(tx.db, personId, date)
  const shown = (at: Date | null | undefined) => (at ? timeOfDayIn(timeZone, at) : null)
  const inTime = asked.inTime ?? shown(day?.inAt)
  const outTime = asked.outTime ?? shown(day?.outAt)
  if (!inTime || (outTime && outTime <= inTime)) {
    const message =
      inTime && outTime ? m.dayEndsBeforeStart({ from: inTime, to: outTime }) : m.dayWithoutStart()
    throw new AppError('invalid-input', { fields: { decision: message } })
  }
  return writeCorrection(ctx, tx, {
    personId,
    date,
    version: day?.version ?? null,
    inTime,
    outTime,
    status: null,
    reason: asked.reason,
  })
}

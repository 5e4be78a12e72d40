import type { ParsedInput } from '@campanile/contract/operation.ts'
import {
  type StaffDayDetail,
  staffCorrections,
} from '@campanile/contract/staff-attendance/staff-corrections.ts'
import type { Database, Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { instantAt, timeOfDayIn } from '#platform/calendar.ts'
import { announceStaffDays } from './announce-staff.ts'
import {
  dayExpectation,
  dayOffText,
  daySnapshot,
  dayStatus,
  dayView,
  institutionToday,
  readCalendar,
  shiftView,
  staffPerson,
  staffPersonView,
} from './day-facts.service.ts'
import { m } from './messages.ts'
import { staffNotices } from './notices.messages.ts'
import { dayChangeWords, type StaffDayChange } from './staff-day-words.ts'
import * as repo from './staff-days.repo.ts'

type Correct = ParsedInput<typeof staffCorrections.correctStaffDay>

async function readDayDetail(
  ctx: Pick<SignedIn, 'clock' | 'locale'>,
  db: Database,
  personId: string,
  date: string,
): Promise<StaffDayDetail> {
  const institution = await institutionToday({ db, clock: ctx.clock })
  const person = await staffPerson(db, personId)
  const day = await repo.findDay(db, personId, date)
  const calendar = await readCalendar(db, institution, [personId], { from: date, to: date })
  const changes = await repo.listDayChanges(db, personId, date)
  return {
    ...staffPersonView(person),
    date,
    dayOff: dayOffText(dayExpectation(calendar, person, date), ctx.locale),
    shift: shiftView(calendar, person, date, day?.leaveTimes),
    day: day ? dayView(day, institution.today) : null,
    decided: day?.decided ?? false,
    changes: changes.map((it) => ({ ...it, at: it.at.toISOString() })),
  }
}

export const readStaffDay = handle(staffCorrections.readStaffDay, (ctx, { personId, date }) =>
  readDayDetail(ctx, ctx.db, personId, date),
)

export const correctStaffDay = handleInTransaction(
  staffCorrections.correctStaffDay,
  async (ctx, input, tx) => {
    const { personId, date } = input
    await staffPerson(tx.db, personId)
    const change = await writeCorrection(ctx, tx, input)
    const name = await readFullName(tx.db, ctx.actor.id)
    const { timeZone } = await currentInstitution(tx)
    await notify(tx, ctx.clock.now(), [personId], (locale) => ({
      kind: 'attendance',
      type: 'info',
      title: staffNotices(locale).attendanceCorrected(),
      message: [
        staffNotices(locale).correctedBy({ ...dayChangeWords(change, { date, timeZone }, locale), name }),
        reasonWords(input.reason, locale),
      ].join(' '),
      priority: 'medium',
      navigationPath: `/app/attendance?day=${date}`,
    }))
    announceStaffDays(tx, [personId])
    return readDayDetail(ctx, tx.db, personId, date)
  },
)

/**
 * Sets a day's times, and its status where an admin decides it; stores the previous values with the reason. A
 * time that does not change keeps its source. The caller notifies the person.
 * @throws AppError edit-conflict when the day is no longer at the version the admin saw
 */
export async function writeCorrection(
  ctx: SignedIn,
  tx: Transaction,
  input: Correct,
): Promise<StaffDayChange> {
  const { personId, date, version, reason } = input
  const institution = await institutionToday({ db: tx.db, clock: ctx.clock })
  const { timeZone, today } = institution
  if (date > today) throw new AppError('invalid-input', { fields: { date: m.dayInFuture() } })
  const person = await staffPerson(tx.db, personId)
  const before = await repo.lockDay(tx.db, personId, date)
  if ((before?.version ?? null) !== version) throw new AppError('edit-conflict')
  const correctedTime = (kept: Date | null | undefined, time: string | null) => {
    if (time === null) return null
    return kept && timeOfDayIn(timeZone, kept) === time ? kept : instantAt(timeZone, date, time)
  }
  const inAt = correctedTime(before?.inAt, input.inTime)
  const outAt = correctedTime(before?.outAt, input.outTime)
  const { onLeave = false, leaveTimes = [] } = before ?? {}
  const calendar = await readCalendar(tx.db, institution, [personId], { from: date, to: date })
  const status = input.status ?? dayStatus(calendar, person, date, { inAt, outAt, onLeave, leaveTimes })
  const correctedSource = (
    at: Date | null,
    earlier: Date | null | undefined,
    source: repo.DayRow['inSource'] | undefined,
  ) => {
    if (at === null) return null
    return at === earlier ? (source ?? 'manual') : 'manual'
  }
  const day = {
    inAt,
    outAt,
    inSource: correctedSource(inAt, before?.inAt, before?.inSource),
    outSource: correctedSource(outAt, before?.outAt, before?.outSource),
    status,
    decided: input.status !== null,
  }
  if (!(await repo.putDay(tx.db, personId, date, version, day))) throw new AppError('edit-conflict')
  const [earlier, later] = [before ? daySnapshot(before) : null, daySnapshot(day)]
  await repo.insertDayChange(tx.db, {
    personId,
    date,
    at: ctx.clock.now(),
    act: 'correction',
    by: ctx.actor.id,
    before: earlier,
    after: later,
    reason,
  })
  await recordAudit(ctx, tx, {
    entity: 'staff-day',
    entityId: `${personId} ${date}`,
    before: earlier,
    after: later,
  })
  return { before: earlier, after: later }
}

import {
  type MyStaffDay,
  type PresenceProof,
  type StaffRefusal,
  staffAttendance,
  staffRefusals,
} from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { hasPasskey, issuePasskeyChallenge } from '#domains/accounts/passkeys/passkey-check.service.ts'
import { ensureDevice } from '#domains/attendance/check-in/device-cookie.ts'
import { makeChallenge } from '#domains/attendance/check-in/face-challenge.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { readFaceStatus } from '#domains/faces/face-check.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { announceStaffDays } from './announce-staff.ts'
import { daySnapshot, dayStatus, institutionToday, readCalendar } from './day-facts.service.ts'
import { readScannedLocation } from './location-cookie.ts'
import { myStaffDayView } from './my-day.service.ts'
import { challengePurpose, checkPresence, type PresenceCheck } from './presence-proof.service.ts'
import * as shifts from './shifts.repo.ts'
import * as attempts from './staff-attempts.repo.ts'
import { outsideReason } from './staff-day.rules.ts'
import * as days from './staff-days.repo.ts'
import { findLink } from './staff-links.repo.ts'
import { placeRefusal } from './staff-links.service.ts'

type Act = 'check-in' | 'check-out'
type Logged = Partial<Pick<attempts.StaffAttempt, 'challengeId' | 'similarity'>>

interface Try {
  act: Act | 'challenge'
  method: 'face' | 'passkey'
  linkId: string | undefined
}

const newAttempt = (ctx: SignedIn, { act, method, linkId }: Try, logged: Logged) => ({
  at: ctx.clock.now(),
  personId: ctx.actor.id,
  act,
  method,
  linkId: linkId ?? null,
  deviceId: ensureDevice(ctx),
  ...logged,
})

/** Logs the attempt and rejects it with the reason. */
async function refuse(ctx: SignedIn, tried: Try, reason: StaffRefusal, logged: Logged = {}): Promise<never> {
  const fresh = await attempts.insertRefusedStaffAttempt(ctx.db, {
    ...newAttempt(ctx, tried, logged),
    reason,
  })
  throw new AppError(fresh ? reason : 'challenge-used')
}

/** The reason why this action is not possible at this point of the day. */
function dayRefusal(day: days.DayRow | undefined, act: Try['act']): StaffRefusal | null {
  if (day?.outAt) return 'already-checked-out'
  if (act === 'check-in' && day?.inAt) return 'already-checked-in'
  return act === 'check-out' && !day?.inAt ? 'not-checked-in' : null
}

/** Rejects a location whose link is not valid for this person now. */
async function requirePlace(ctx: SignedIn, tried: Try): Promise<void> {
  if (!tried.linkId) return
  const link = await findLink(ctx.db, tried.linkId, ctx.clock.now())
  if (!link) return refuse(ctx, { ...tried, linkId: undefined }, 'link-not-valid')
  if (link.audience !== ctx.actor.role) return refuse(ctx, tried, 'not-for-role')
  const refusal = await placeRefusal(ctx, link, link.audience)
  if (refusal) return refuse(ctx, tried, refusal)
  if (link.rotating && !readScannedLocation(ctx, link.id)) return refuse(ctx, tried, 'scan-required')
}

/** Today's date, if this action is still possible today and at this location. */
async function requireChance(ctx: SignedIn, tried: Try): Promise<string> {
  await requirePlace(ctx, tried)
  const { today } = await institutionToday(ctx)
  const refusal = dayRefusal(await days.findDay(ctx.db, ctx.actor.id, today), tried.act)
  return refusal ? refuse(ctx, tried, refusal) : today
}

export const startStaffFaceCheck = handle(
  staffAttendance.startStaffFaceCheck,
  async (ctx, { linkId, not }) => {
    const tried: Try = { act: 'challenge', method: 'face', linkId }
    const today = await requireChance(ctx, tried)
    const face = await readFaceStatus(ctx.db, ctx.actor.id)
    if (face === 'in-review') return refuse(ctx, tried, 'face-in-review')
    if (face !== 'active') return refuse(ctx, tried, 'face-not-registered')
    return makeChallenge(ctx, challengePurpose(today), not)
  },
)

export const startStaffPasskeyCheck = handle(
  staffAttendance.startStaffPasskeyCheck,
  async (ctx, { linkId }) => {
    const tried: Try = { act: 'challenge', method: 'passkey', linkId }
    const today = await requireChance(ctx, tried)
    if (!(await hasPasskey(ctx))) return refuse(ctx, tried, 'no-passkey')
    return issuePasskeyChallenge(ctx, challengePurpose(today))
  },
)

export const checkInStaffDay = handle(staffAttendance.checkInStaffDay, (ctx, input) =>
  attend(ctx, 'check-in', input),
)

export const checkOutStaffDay = handle(staffAttendance.checkOutStaffDay, (ctx, input) =>
  attend(ctx, 'check-out', input),
)

async function attend(
  ctx: SignedIn,
  act: Act,
  { linkId, proof }: { linkId?: string | undefined; proof: PresenceProof },
): Promise<MyStaffDay> {
  const tried: Try = { act, method: proof.method, linkId }
  await requirePlace(ctx, tried)
  const { today, timeZone, settings } = await institutionToday(ctx)
  const refusal = dayRefusal(await days.findDay(ctx.db, ctx.actor.id, today), act)
  if (refusal) return refuse(ctx, tried, refusal)
  const check = await checkPresence(ctx, proof, { date: today, threshold: settings.faces.matchThreshold })
  if (!check.accepted) return refuse(ctx, tried, check.reason, check.logged)
  try {
    await inTransaction(ctx, (tx) => write(ctx, tx, { tried, act, check, today, timeZone }))
  } catch (error) {
    if (isUniqueViolation(error, 'staff_attempts_challenge')) return refuse(ctx, tried, 'challenge-used')
    if (error instanceof TakenError) return refuse(ctx, tried, error.reason, check.logged)
    const refused = error instanceof AppError && staffRefusals.find((it) => it === error.code)
    if (refused) return refuse(ctx, tried, refused)
    throw error
  }
  if (linkId) ctx.cookies.clear('place')
  return myStaffDayView(ctx)
}

/** A concurrent request was faster, so this one is rolled back. */
class TakenError extends Error {
  readonly reason: StaffRefusal
  constructor(reason: StaffRefusal) {
    super(reason)
    this.reason = reason
  }
}

interface Attendance {
  tried: Try
  act: Act
  check: Extract<PresenceCheck, { accepted: true }>
  today: string
  timeZone: string
}

async function write(ctx: SignedIn, tx: Transaction, it: Attendance): Promise<void> {
  const { tried, act, check, today, timeZone } = it
  const personId = ctx.actor.id
  const at = ctx.clock.now()
  const person = requireFound(await shifts.findStaffPerson(tx.db, personId))
  const before = await days.lockDay(tx.db, personId, today)
  const calendar = await readCalendar(tx.db, { timeZone, today }, [personId], { from: today, to: today })
  if (outsideReason(calendar.memberDates.get(personId), today) !== null) throw new AppError('not-found')
  const coming = act === 'check-in'
  const times = coming ? { inAt: at, outAt: null } : { inAt: before?.inAt ?? null, outAt: at }
  const { onLeave = false, leaveTimes = [] } = before ?? {}
  const status = before?.decided
    ? before.status
    : dayStatus(calendar, person, today, { ...times, onLeave, leaveTimes })
  const time = { at, source: check.source, linkId: tried.linkId ?? null, status }
  const put = coming ? days.insertComing : days.updateGoing
  if (!(await put(tx.db, personId, today, time))) {
    throw new TakenError(coming ? 'already-checked-in' : 'already-checked-out')
  }
  await attempts.insertAcceptedAttempt(tx.db, newAttempt(ctx, tried, check.logged))
  await check.keep(tx)
  const after = daySnapshot({ ...times, status })
  await days.insertDayChange(tx.db, {
    personId,
    date: today,
    at,
    act,
    before: before ? daySnapshot(before) : null,
    after,
  })
  await recordAudit(ctx, tx, {
    entity: 'staff-day',
    entityId: `${personId} ${today}`,
    after: { ...after, source: check.source },
  })
  announceStaffDays(tx, [personId])
}

export const reportStaffProblem = handle(
  staffAttendance.reportStaffProblem,
  async (ctx, { linkId, problem }) => {
    const known = linkId && (await findLink(ctx.db, linkId, ctx.clock.now()))
    const method = problem === 'passkey-not-used' ? 'passkey' : 'face'
    const tried: Try = { act: 'challenge', method, linkId: known ? linkId : undefined }
    await attempts.insertRefusedStaffAttempt(ctx.db, { ...newAttempt(ctx, tried, {}), reason: problem })
    return {}
  },
)

import type { RefusalReason } from '@campanile/contract/attendance/check-in.ts'
import { keptScanHours } from '@campanile/contract/attendance/check-in-code.ts'
import { offlineClaims } from '@campanile/contract/attendance/offline-claims.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { countAttempt, forgetAttempts } from '#domains/accounts/sign-in/attempt-limits.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { minutesAfter } from '#platform/clock.ts'
import { insertRefusedAttempt } from '../check-in/attempts.repo.ts'
import type { Code, Proof } from '../check-in/check-in-code.rules.ts'
import { findCheckInState } from '../check-in/check-in-state.repo.ts'
import { ensureDevice } from '../check-in/device-cookie.ts'
import { attendanceNotices } from '../notices.messages.ts'
import { announceClaim, announceRegister } from '../register/announce.ts'
import { codeOfScan, refusalOfClaim, seenAt } from './offline-claim.rules.ts'
import * as repo from './offline-claims.repo.ts'

type Input = ParsedInput<typeof offlineClaims.claimOffline>

/** Each scan may need a second attempt. Guessing a code would take millions. */
const claimTries = 20
/** How far back codes are searched: as long as a device keeps a scan, plus the length of a long check-in. */
const searchedMinutes = (keptScanHours + 8) * 60
const maxClaims = 10

const claimView = ({ startsAt, shownAt, receivedAt, ...row }: repo.MyClaimRow) => ({
  ...row,
  startsAt: startsAt.toISOString(),
  shownAt: shownAt.toISOString(),
  receivedAt: receivedAt.toISOString(),
})

export const listMyClaims = handle(offlineClaims.listMyClaims, async (ctx) => {
  const rows = await repo.listStudentClaims(ctx.db, ctx.actor.id, maxClaims)
  return { items: rows.map(claimView) }
})

export const claimOffline = handle(offlineClaims.claimOffline, async (ctx, input) => {
  const known = await repo.findStudentClaim(ctx.db, ctx.actor.id, { claimId: input.claimId })
  if (known) return claimView(known)
  const subject = { purpose: 'offline-claim', account: ctx.actor.id, attempts: claimTries }
  await countAttempt(ctx, subject)
  const found = await findScan(ctx, input)
  if (!found) return refuseUnknown(ctx, input)
  const refusal = await judge(ctx, found)
  if (refusal) return refuse(ctx, found.window, refusal)
  await inTransaction(ctx, async (tx) => {
    await forgetAttempts(ctx, tx.db, subject)
    await insertClaim(ctx, tx, input, found)
  })
  // The first of two scans for the same session counts.
  const { sessionId } = found.window
  const claim = requireFound(await repo.findStudentClaim(ctx.db, ctx.actor.id, { sessionId }))
  return claimView(claim)
})

interface Found {
  window: repo.ShownWindow
  code: Code
  /** Latest closing time of all check-ins of the session. */
  lastClosesAt: Date
}

const claimProof = ({ token, code }: Input): Proof =>
  code === undefined ? { token: token ?? '' } : { shortCode: code }

async function findScan(ctx: SignedIn, input: Input): Promise<Found | undefined> {
  const now = ctx.clock.now()
  const windows = await repo.listShownWindows(ctx.db, {
    studentId: ctx.actor.id,
    classId: input.code === undefined ? input.classId : undefined,
    since: minutesAfter(now, -searchedMinutes),
  })
  for (const window of windows) {
    const code = codeOfScan(ctx.secrets.key('code'), window, claimProof(input), now)
    if (!code) continue
    const closings = windows.filter(({ sessionId }) => sessionId === window.sessionId)
    const lastClosesAt = new Date(Math.max(...closings.map(({ closesAt }) => closesAt.getTime())))
    return { window, code, lastClosesAt }
  }
  return undefined
}

async function judge(ctx: SignedIn, { window, code, lastClosesAt }: Found): Promise<RefusalReason | null> {
  const { settings } = await currentInstitution(ctx)
  const facts = {
    enrolled: window.enrolled,
    sessionStatus: window.sessionStatus,
    attended: window.markStatus !== null && window.markStatus !== 'absent',
    seenAt: seenAt(code, window),
    closesAt: window.closesAt,
    lastClosesAt,
    minutes: settings.attendance.offlineClaimMinutes,
  }
  return refusalOfClaim(facts, ctx.clock.now())
}

async function insertClaim(ctx: SignedIn, tx: Transaction, input: Input, { window, code }: Found) {
  const now = ctx.clock.now()
  const { sessionId, classId, lateAfter } = window
  const claim = {
    sessionId,
    studentId: ctx.actor.id,
    claimId: input.claimId,
    shownAt: seenAt(code, window),
    lateAfter,
    scannedAt: new Date(input.scannedAt),
    receivedAt: now,
    typed: input.code !== undefined,
  }
  const isFirst = (await repo.listWaiting(tx.db, sessionId)).length === 0
  if (!(await repo.insertClaim(tx.db, claim))) return
  await repo.insertClaimedAttempt(tx.db, {
    at: now,
    classId,
    sessionId,
    personId: ctx.actor.id,
    deviceId: ensureDevice(ctx),
  })
  await recordAudit(ctx, tx, {
    entity: 'offline-claim',
    entityId: `${sessionId} ${ctx.actor.id}`,
    after: { status: 'pending', shownAt: claim.shownAt.toISOString() },
  })
  // Only the first claim sends a notification. The register shows the others.
  if (isFirst) await notifyLecturers(tx, now, window)
  announceClaim(tx, { id: sessionId, lecturerIds: window.lecturerIds }, ctx.actor.id)
}

const notifyLecturers = (tx: Transaction, now: Date, window: repo.ShownWindow) =>
  notify(tx, now, window.lecturerIds, (locale) => ({
    kind: 'requests',
    type: 'info',
    title: attendanceNotices(locale).offlineScanToReview(),
    message: attendanceNotices(locale).offlineScanToDecide({ course: window.courseTitle }),
    priority: 'medium',
    navigationPath: `/app/attendance/sessions/${window.sessionId}`,
  }))

/** A code that was never on a screen is logged with the class's current session, if there is one. */
async function refuseUnknown(ctx: SignedIn, { classId }: Input): Promise<never> {
  // Set the cookie in both cases, so that it does not reveal which classes exist.
  const deviceId = ensureDevice(ctx)
  const state = classId ? await findCheckInState(ctx.db, { classId, now: ctx.clock.now() }) : undefined
  if (!state) throw new AppError('claim-not-valid')
  return refuse(ctx, state, 'claim-not-valid', deviceId)
}

type Concerned = Pick<repo.ShownWindow, 'sessionId' | 'classId' | 'lecturerIds'>

async function refuse(
  ctx: SignedIn,
  concerned: Concerned,
  reason: RefusalReason,
  deviceId = ensureDevice(ctx),
): Promise<never> {
  const { sessionId, classId, lecturerIds } = concerned
  await inTransaction(ctx, async (tx) => {
    await insertRefusedAttempt(tx.db, {
      at: ctx.clock.now(),
      classId,
      sessionId,
      personId: ctx.actor.id,
      method: 'offline',
      reason,
      deviceId,
    })
    announceRegister(tx, { id: sessionId, lecturerIds })
  })
  throw new AppError(reason)
}

import { leaveManagement, type SessionOutcome } from '@campanile/contract/leave/leave-management.ts'
import type { Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { withSessionChanges } from '#domains/timetable/sessions-together.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { counted, requireAllowance } from './leave-assessment.service.ts'
import { insertEntries } from './leave-balances.repo.ts'
import type { CountedDay } from './leave-count.rules.ts'
import { writeLeaveDays } from './leave-days.service.ts'
import { type LeaveInstitution, leaveInstitution } from './leave-ledger.service.ts'
import { lockRequest, requireDecidable } from './leave-lock.service.ts'
import { announceLeave, notifyOfDecision } from './leave-notifications.ts'
import { releaseCovers } from './leave-proposals.service.ts'
import * as repo from './leave-requests.repo.ts'
import { buildReview, requestOrNotFound } from './leave-review.service.ts'
import { listTaught } from './leave-sessions.repo.ts'
import { sessionTimes } from './leave-sessions.service.ts'
import { listLeaveYears } from './leave-year.rules.ts'
import { m } from './messages.ts'
import { leaveNotices } from './notices.messages.ts'

type Row = repo.LeaveRow

export const approveLeave = handle(
  leaveManagement.approveLeave,
  async (ctx, { requestId, version, sessions }) => {
    const seen = await requestOrNotFound(ctx.db, requestId)
    requireDecidable(ctx, seen, version)
    const institution = await leaveInstitution(ctx)
    await requireTheirs(ctx, seen, sessions, institution.timeZone)
    const personAway = leaveNotices(institution.locale).personAway({ name: seen.personName })
    const changes = { outcomes: sessions, reason: personAway }
    await withSessionChanges(ctx, changes, async (tx) => {
      const row = await lockRequest(tx, seen)
      requireDecidable(ctx, row, version)
      await writeApproval(ctx, tx, row, institution)
      await recordAudit(ctx, tx, {
        entity: 'leave-request',
        entityId: requestId,
        about: row.personId,
        before: { status: row.status, minutes: row.minutes },
        after: { status: 'approved', sessions },
      })
      await notifyOfDecision(ctx, tx, row, { outcome: 'approved' })
      await releaseCovers(tx, ctx.clock.now(), requestId, substitutesBySession(sessions))
      announceLeave(tx, row)
    })
    return buildReview(ctx, requestId)
  },
)

/** The substitute for each session. */
const substitutesBySession = (outcomes: readonly SessionOutcome[]): Map<string, string> =>
  new Map(outcomes.flatMap((it) => (it.act === 'cover' ? [[it.sessionId, it.substituteId] as const] : [])))

/**
 * Updates the balance and staff days. Days are counted again, as holidays may have changed since submission.
 */
async function writeApproval(ctx: SignedIn, tx: Transaction, row: Row, institution: LeaveInstitution) {
  const now = ctx.clock.now()
  const by = ctx.actor.id
  await repo.changeStatus(tx.db, row, {
    status: 'approved',
    decidedAt: now,
    decidedBy: by,
    approvedAt: now,
  })
  const { days } = await counted(tx.db, institution, row, row, row)
  await repo.putDays(tx.db, row.id, days)
  const { personId, leaveTypeId, id: requestId } = row
  await insertEntries(
    tx.db,
    minutesByYear(row, days, institution).map(({ year, minutes }) => ({
      personId,
      leaveTypeId,
      year,
      kind: 'taken' as const,
      minutes: -minutes,
      requestId,
      by,
      at: now,
    })),
  )
  await requireAllowance(tx.db, institution, row, row, ctx.locale)
  await writeLeaveDays(ctx, tx, row)
}

const minutesByYear = (row: Row, days: readonly CountedDay[], { yearStartsOn }: LeaveInstitution) =>
  listLeaveYears(row, yearStartsOn)
    .map(({ year, firstDay, lastDay }) => ({
      year,
      minutes: days
        .filter(({ date }) => firstDay <= date && date <= lastDay)
        .reduce((sum, { minutes }) => sum + minutes, 0),
    }))
    .filter(({ minutes }) => minutes > 0)

/**
 * @throws AppError invalid-input for a session that the person does not teach in that period, or that is
 * listed twice
 */
async function requireTheirs(
  ctx: SignedIn,
  row: Row,
  outcomes: readonly SessionOutcome[],
  timeZone: string,
): Promise<void> {
  if (outcomes.length === 0) return
  const taught = await listTaught(
    ctx.db,
    row.personId,
    sessionTimes({ start: row.begins, end: row.ends }, timeZone),
  )
  for (const [index, outcome] of outcomes.entries()) {
    const twice = outcomes.findIndex(({ sessionId }) => sessionId === outcome.sessionId) !== index
    const theirs = taught.some(({ id }) => id === outcome.sessionId)
    const oneself = outcome.act === 'cover' && outcome.substituteId === row.personId
    if (theirs && !twice && !oneself) continue
    const sentence = oneself ? m.selectOtherLecturer() : m.notTaughtThen({ person: row.personName })
    throw new AppError('invalid-input', { fields: { [`sessions.${index}`]: sentence } })
  }
}

import { leave } from '@campanile/contract/leave/leave.ts'
import { messageText } from '@campanile/messages/coded.ts'
import { inTransaction } from '#db/database.ts'
import { isExclusionViolation } from '#db/errors.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { staffPerson } from '#domains/staff-attendance/day-facts.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import {
  allowanceLeft,
  assess,
  findObstacle,
  readPeriodBalances,
  requireAllowance,
  type Wish,
} from './leave-assessment.service.ts'
import { leaveInstitution } from './leave-ledger.service.ts'
import { announceLeave, notifyAdminsOfLeave } from './leave-notifications.ts'
import { writeProposals } from './leave-proposals.service.ts'
import * as repo from './leave-requests.repo.ts'
import { listAffected } from './leave-sessions.repo.ts'
import { affectedView, sessionTimes } from './leave-sessions.service.ts'
import { lockLeaveType } from './leave-types.repo.ts'
import { leaveView, needsFile } from './leave-view.ts'

/** Times are stored only for leave by the hour. */
const plain = <T extends Wish>(wish: T): T =>
  wish.part === 'hours' ? wish : { ...wish, startsAt: null, endsAt: null }

export const checkLeave = handle(leave.checkLeave, async (ctx, input) => {
  const wish = plain(input)
  const institution = await leaveInstitution(ctx)
  const person = await staffPerson(ctx.db, ctx.actor.id)
  const assessed = await assess(ctx.db, institution, person, wish, ctx.locale)
  const { type, days, minutes, stretch } = assessed
  const balances = await readPeriodBalances(ctx.db, institution, { ...person, leaveTypeId: type.id }, wish)
  const obstacle = await findObstacle(ctx.db, person, assessed, balances, ctx.locale)
  const limited = type.entitledMinutes !== null
  const { timeZone } = institution
  const sessions = await listAffected(ctx.db, person.personId, sessionTimes(stretch, timeZone), timeZone)
  return {
    days: days.map((it) => ({ ...it, dayOff: it.dayOff && messageText(it.dayOff, ctx.locale) })),
    minutes,
    leftAfter: limited ? Math.min(...balances.map((it) => allowanceLeft(it, days))) : null,
    sessions: sessions.map(affectedView),
    obstacle: obstacle && messageText(Object.values(obstacle.fields ?? {})[0] ?? obstacle.coded, ctx.locale),
    needsFile: needsFile(days.filter((it) => it.minutes > 0).length, type.fileAfterDays),
  }
})

export const submitLeave = handle(
  leave.submitLeave,
  async (ctx, { requestId, reason, sessions, ...input }) => {
    const wish = plain(input)
    const institution = await leaveInstitution(ctx)
    const person = await staffPerson(ctx.db, ctx.actor.id)
    const { personId } = person
    const write = inTransaction(ctx, async (tx) => {
      // One at a time per person, so that two concurrent requests never overdraw a balance.
      await acquireLock(tx, 'leave', personId)
      const known = await repo.findRequest(tx.db, requestId)
      if (known && known.personId !== personId) throw new AppError('not-found')
      if (known) return leaveView(ctx.actor, known)
      await lockLeaveType(tx.db, wish.leaveTypeId, 'beside')
      const assessed = await assess(tx.db, institution, person, wish, ctx.locale)
      const of = { personId, leaveTypeId: assessed.type.id }
      const balances = await readPeriodBalances(tx.db, institution, of, wish)
      const obstacle = await findObstacle(tx.db, person, assessed, balances, ctx.locale)
      if (obstacle) throw obstacle
      const now = ctx.clock.now()
      const { stretch, days } = assessed
      const row = { id: requestId, ...wish, personId, reason, submittedAt: now, stretch }
      // The id was just used by someone else. The person's own duplicate would have waited for the lock and
      // found the first.
      if (!(await repo.insertRequest(tx.db, row))) throw new AppError('not-found')
      await repo.putDays(tx.db, requestId, days)
      await requireAllowance(tx.db, institution, of, wish, ctx.locale)
      const { timeZone } = institution
      const time = sessionTimes(stretch, timeZone)
      await writeProposals(tx, now, { requestId, personId, time, timeZone, proposals: sessions })
      await recordAudit(ctx, tx, {
        entity: 'leave-request',
        entityId: requestId,
        about: ctx.actor.id,
        after: { ...wish, minutes: assessed.minutes, status: 'pending', sessions },
      })
      const request = requireFound(await repo.findRequest(tx.db, requestId))
      await notifyAdminsOfLeave(tx, now, request)
      announceLeave(tx, request)
      return leaveView(ctx.actor, request)
    })
    return write.catch((error: unknown) => {
      if (isExclusionViolation(error, 'leave_requests_overlap'))
        throw new AppError('leave-overlaps', { cause: error })
      throw error
    })
  },
)

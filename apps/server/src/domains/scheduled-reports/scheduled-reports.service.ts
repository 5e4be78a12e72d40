import { m as contract } from '@campanile/contract/scheduled-reports/messages.ts'
import {
  maxScheduledReports,
  type ReportKind,
  reportFacts,
} from '@campanile/contract/scheduled-reports/report-kinds.ts'
import {
  type ScheduledReportForm,
  scheduledReports,
} from '@campanile/contract/scheduled-reports/scheduled-reports.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { lockPerson } from '#domains/people/person-lock.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { m } from './messages.ts'
import { nextRun } from './next-run.rules.ts'
import { isExportable } from './report-files.service.ts'
import { startRun } from './report-runs.service.ts'
import { myReports } from './scheduled-report-view.ts'
import { canReadReport, canSendToOthers } from './scheduled-reports.policy.ts'
import * as repo from './scheduled-reports.repo.ts'
import { stopHash } from './stop-token.ts'

const entity = 'scheduled-report'

export const listScheduledReports = handle(scheduledReports.listScheduledReports, (ctx) =>
  myReports(ctx, ctx.db),
)

const refuse = (field: string, problem: string): never => {
  throw new AppError('invalid-input', { fields: { [field]: problem } })
}

function requireMail({ config }: SignedIn): void {
  if (config.smtpUrl === undefined) throw new AppError('mail-not-configured')
}

/** @throws AppError invalid-input for a report, format or recipients that the caller cannot select */
async function requireValid(
  { actor }: SignedIn,
  tx: Transaction,
  {
    report,
    format,
    recipientIds,
  }: Pick<ScheduledReportForm, 'format' | 'recipientIds'> & { report: ReportKind },
): Promise<void> {
  if (!canReadReport(actor, report)) throw new AppError('forbidden')
  if (!reportFacts[report].formats.includes(format)) refuse('format', contract.formatInvalid())
  const others = recipientIds.filter((id) => id !== actor.id)
  if (others.length === 0) return
  if (!canSendToOthers(actor)) refuse('recipientIds', m.onlyAdminsSendToOthers())
  const admins = await repo.listAdmins(tx.db, others)
  if (admins.length !== new Set(others).size) refuse('recipientIds', contract.selectAdmins())
}

/** The owner gets the report too. */
const setRecipients = ({ actor, secrets }: SignedIn, tx: Transaction, scheduleId: string, ids: string[]) =>
  repo.setRecipients(
    tx.db,
    scheduleId,
    [...new Set([actor.id, ...ids])].map((personId) => ({
      scheduleId,
      personId,
      stopHash: stopHash(secrets, { scheduleId, personId }),
    })),
  )

const computeNextRun = async (ctx: SignedIn, tx: Transaction, rhythm: Parameters<typeof nextRun>[0]) =>
  nextRun(rhythm, (await currentInstitution(tx)).timeZone, ctx.clock.now())

export const createScheduledReport = handle(scheduledReports.createScheduledReport, (ctx, input) => {
  requireMail(ctx)
  const { scheduleId: id, recipientIds, ...values } = input
  return inTransaction(ctx, async (tx) => {
    const { actor, clock } = ctx
    await lockPerson(tx.db, actor.id)
    const known = await repo.findReport(tx.db, id)
    if (known && known.ownerId !== actor.id) throw new AppError('already-exists')
    // The same form sent twice.
    if (known) return myReports(ctx, tx.db)
    await requireValid(ctx, tx, input)
    if (!isExportable(values)) refuse('params', contract.filtersInvalid())
    if ((await repo.countReports(tx.db, actor.id)) >= maxScheduledReports)
      throw new AppError('too-many-reports')
    const nextAt = await computeNextRun(ctx, tx, values)
    await repo.insertReport(tx.db, { id, ownerId: actor.id, ...values, nextAt, createdAt: clock.now() })
    await setRecipients(ctx, tx, id, recipientIds)
    await recordAudit(ctx, tx, { entity, entityId: id, after: { ...values, recipientIds } })
    return myReports(ctx, tx.db)
  })
})

/** @throws AppError not-found for another person's report */
async function ownReport(ctx: SignedIn, tx: Transaction, scheduleId: string): Promise<repo.StoredReport> {
  const row = await repo.lockReport(tx.db, scheduleId)
  if (row?.ownerId !== ctx.actor.id) throw new AppError('not-found')
  return row
}

export const updateScheduledReport = handleInTransaction(
  scheduledReports.updateScheduledReport,
  async (ctx, { scheduleId, version, recipientIds, ...values }, tx) => {
    const before = await ownReport(ctx, tx, scheduleId)
    if (before.version !== version) throw new AppError('edit-conflict')
    await requireValid(ctx, tx, { ...values, report: before.report, recipientIds })
    const nextAt = before.nextAt && (await computeNextRun(ctx, tx, values))
    await repo.changeReport(tx.db, scheduleId, { ...values, nextAt })
    await setRecipients(ctx, tx, scheduleId, recipientIds)
    const { name, format, period, every, weekday, monthDay, hour } = before
    await recordAudit(ctx, tx, {
      entity,
      entityId: scheduleId,
      before: { name, format, period, every, weekday, monthDay, hour },
      after: { ...values, recipientIds },
    })
    return myReports(ctx, tx.db)
  },
)

export const pauseScheduledReport = handleInTransaction(
  scheduledReports.pauseScheduledReport,
  async (ctx, { scheduleId }, tx) => {
    const { nextAt } = await ownReport(ctx, tx, scheduleId)
    if (nextAt === null) return myReports(ctx, tx.db)
    await repo.changeReport(tx.db, scheduleId, { nextAt: null, pausedBecause: null })
    await recordAudit(ctx, tx, { entity, entityId: scheduleId, after: { paused: true } })
    return myReports(ctx, tx.db)
  },
)

export const resumeScheduledReport = handleInTransaction(
  scheduledReports.resumeScheduledReport,
  async (ctx, { scheduleId }, tx) => {
    requireMail(ctx)
    const before = await ownReport(ctx, tx, scheduleId)
    if (before.nextAt !== null) return myReports(ctx, tx.db)
    const nextAt = await computeNextRun(ctx, tx, before)
    await repo.changeReport(tx.db, scheduleId, { nextAt, pausedBecause: null })
    await recordAudit(ctx, tx, { entity, entityId: scheduleId, after: { paused: false } })
    return myReports(ctx, tx.db)
  },
)

export const sendScheduledReport = handleInTransaction(
  scheduledReports.sendScheduledReport,
  async (ctx, { scheduleId }, tx) => {
    requireMail(ctx)
    await ownReport(ctx, tx, scheduleId)
    if (!(await startRun(ctx, tx, scheduleId))) throw new AppError('report-under-way')
    await recordAudit(ctx, tx, { entity, entityId: scheduleId, after: { sent: true } })
    return myReports(ctx, tx.db)
  },
)

export const stopScheduledReport = handleInTransaction(
  scheduledReports.stopScheduledReport,
  async (ctx, { scheduleId }, tx) => {
    const { actor, clock } = ctx
    const stopped = await repo.stopRecipient(tx.db, { scheduleId, personId: actor.id }, clock.now())
    if (!stopped) throw new AppError('not-found')
    await recordAudit(ctx, tx, { entity, entityId: scheduleId, after: { stopped: actor.id } })
    return myReports(ctx, tx.db)
  },
)

export const removeScheduledReport = handleInTransaction(
  scheduledReports.removeScheduledReport,
  async (ctx, { scheduleId }, tx) => {
    const { name, report, params } = await ownReport(ctx, tx, scheduleId)
    await repo.removeReport(tx.db, scheduleId)
    await recordAudit(ctx, tx, { entity, entityId: scheduleId, before: { name, report, params } })
    return myReports(ctx, tx.db)
  },
)

import {
  maxReportBytes,
  type ReportProblem,
  reportFacts,
} from '@campanile/contract/scheduled-reports/report-kinds.ts'
import { inTransaction } from '#db/database.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { queueReportMails } from '#domains/mail/outbox.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { personOrNotFound } from '#domains/people/people.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Mail } from '#mail/mailer.ts'
import { localDay } from '#platform/clock.ts'
import { listWords, toLocale } from '#platform/locale.ts'
import type { Platform } from '#platform/platform.ts'
import { periodDays } from './next-run.rules.ts'
import { reportFile, TooLarge } from './report-files.service.ts'
import { filterWords } from './report-filters.service.ts'
import { reportMailMessages } from './report-mail.messages.ts'
import { reportMail, reportsPath } from './report-mail.ts'
import * as repo from './report-runs.repo.ts'
import { canReadReport } from './scheduled-reports.policy.ts'
import { pauseReport } from './scheduled-reports.repo.ts'
import { stopToken } from './stop-token.ts'

/** Attempts to prepare a report before its owner is notified. */
const maxAttempts = 4

/** Problems that remain until a person solves them. */
const pausing: readonly ReportProblem[] = ['access', 'nobody']

/** Job: prepares a report for each recipient, with their present rights, and puts the emails into the outbox. */
export async function sendReport(platform: Platform, runId: string): Promise<void> {
  const run = await repo.beginAttempt(platform.db, runId, platform.clock.now())
  if (!run) return
  const problem = await prepare(platform, run).catch(async (error: unknown) => {
    const known = reportProblem(error)
    if (known) return known
    if (isDatabaseUnavailable(error) || (await repo.countAttempts(platform.db, runId)) < maxAttempts)
      throw error
    platform.log.error({ err: error }, 'preparing a scheduled report failed')
    return 'failed' as const
  })
  if (problem) await giveUp(platform, run, problem)
}

function reportProblem(error: unknown): ReportProblem | undefined {
  if (error instanceof TooLarge) return 'size'
  const isRefused = error instanceof AppError && ['forbidden', 'not-found'].includes(error.code)
  return isRefused ? 'access' : undefined
}

/** Returns why the report cannot be sent, if so. */
async function prepare(platform: Platform, run: repo.RunRow): Promise<ReportProblem | undefined> {
  const { db, config, clock } = platform
  if (config.smtpUrl === undefined) return 'mail'
  if (!run.ownerIsActive || !canReadReport({ role: run.ownerRole }, run.report)) return 'access'
  const readers = await repo.listReaders(db, run, clock.now())
  if (readers.length === 0) return 'nobody'
  const mails: { personId: string; mail: Mail }[] = []
  for (const reader of readers) mails.push(await composeMail(platform, run, reader))
  await inTransaction(platform, async (tx) => {
    // Another worker may have prepared the same run.
    if (!(await repo.finishRun(tx.db, run.id, { state: 'sent', problem: null }))) return
    const mailIds = await queueReportMails(platform, tx, mails)
    await repo.insertReportMails(
      tx.db,
      mailIds.map((mailId) => ({ mailId, runId: run.id })),
    )
  })
  return undefined
}

async function composeMail(platform: Platform, run: repo.RunRow, reader: repo.Reader) {
  const { db, config, secrets, clock } = platform
  const locale = toLocale(reader.language)
  const { name: institution, timeZone } = await currentInstitution(platform)
  const today = localDay(timeZone, clock.now()).date
  const facts = reportFacts[run.report]
  const days = facts.days ? periodDays(run.period, today) : null
  const file = await reportFile(platform, reader, { ...run, days }, maxReportBytes)
  const [filters] = await filterWords(db, [run], locale)
  const owner = reader.id === run.ownerId ? null : await personOrNotFound(db, run.ownerId)
  const token = stopToken(secrets, { scheduleId: run.scheduleId, personId: reader.id })
  const { origin } = config.publicUrl
  const mail = reportMail({
    to: reader,
    locale,
    name: run.name,
    date: new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' }).format(clock.now()),
    every: run.every,
    owner: owner && `${owner.firstName} ${owner.lastName}`,
    filters: listWords(filters ?? [], locale),
    institution,
    origin,
    stopUrl: `${origin}/stop-report/${token}`,
    file,
  })
  return { personId: reader.id, mail }
}

async function giveUp(platform: Platform, run: repo.RunRow, problem: ReportProblem): Promise<void> {
  const { clock } = platform
  await inTransaction(platform, async (tx) => {
    if (!(await repo.finishRun(tx.db, run.id, { state: 'failed', problem }))) return
    if (pausing.includes(problem)) await pauseReport(tx.db, run.scheduleId, problem)
    if (!run.ownerIsActive) return
    await notify(tx, clock.now(), [run.ownerId], (locale) => {
      const m = reportMailMessages(locale)
      return {
        kind: 'account',
        type: 'warning',
        title: m.notSent(),
        message: m.notSentBecause({ problem, name: run.name }),
        priority: 'medium',
        navigationPath: reportsPath,
      }
    })
  })
}

import { maxScheduledReports } from '@campanile/contract/scheduled-reports/report-kinds.ts'
import type {
  MyScheduledReports,
  ScheduledReport,
} from '@campanile/contract/scheduled-reports/scheduled-reports.ts'
import type { Database } from '#db/database.ts'
import type { SignedIn } from '#http/context.ts'
import { groupRows } from '#platform/grouped.ts'
import { filterWords } from './report-filters.service.ts'
import * as repo from './scheduled-reports.repo.ts'

const lastRunView = ({
  runAt,
  runState,
  runProblem,
  sent,
  failed,
}: repo.ReportRow): ScheduledReport['lastRun'] =>
  runAt && runState ? { at: runAt.toISOString(), state: runState, problem: runProblem, sent, failed } : null

/** The reports that the caller owns or gets. */
export async function myReports({ actor, locale }: SignedIn, db: Database): Promise<MyScheduledReports> {
  const rows = await repo.listReports(db, actor.id)
  const recipients = await repo.listRecipients(
    db,
    rows.map(({ id }) => id),
  )
  const byReport = groupRows(recipients, ({ scheduleId }) => scheduleId)
  const filters = await filterWords(db, rows, locale)
  const items = rows.map((row, place): ScheduledReport => {
    const { id, name, report, params, format, period, every, weekday, monthDay, hour, version } = row
    const people = (byReport.get(id) ?? []).map((it) => ({ id: it.id, name: it.name }))
    const isOwn = row.ownerId === actor.id
    return {
      ...{ id, name, report, params, format, period, every, weekday, monthDay, hour, version },
      filters: filters[place]!,
      owner: { id: row.ownerId, name: row.ownerName },
      recipients: people,
      nextAt: row.nextAt?.toISOString() ?? null,
      pausedBecause: row.pausedBecause,
      lastRun: lastRunView(row),
      can: { change: isOwn, stop: people.some((it) => it.id === actor.id) },
    }
  })
  const own = items.filter(({ can }) => can.change)
  return { items, can: { add: own.length < maxScheduledReports } }
}

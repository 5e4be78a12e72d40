import { ne } from 'drizzle-orm'
import { oldRows } from '#db/old-rows.ts'
import { reportRuns } from './scheduled-reports.tables.ts'

/** Runs of scheduled reports, kept as long as their emails. */
export const oldReportRuns = oldRows(reportRuns, reportRuns.startedAt, ne(reportRuns.state, 'waiting'))

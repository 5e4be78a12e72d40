import { type ReportKind, reportFacts } from '@campanile/contract/scheduled-reports/report-kinds.ts'
import type {
  ScheduledReport,
  ScheduledReportForm,
} from '@campanile/contract/scheduled-reports/scheduled-reports.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'

/** An export that is not scheduled yet. */
export interface NewReport {
  report: ReportKind
  /** The filters, as the query string of the export. */
  params: string
  /** The name to begin with. */
  name: string
}

const blank = ({ report, name }: NewReport): ScheduledReportForm => ({
  name,
  format: reportFacts[report].formats.includes('pdf') ? 'pdf' : 'xlsx',
  period: reportFacts[report].days ? 'last-7-days' : 'selected',
  every: 'week',
  weekday: 1,
  monthDay: 1,
  hour: 7,
  recipientIds: [],
})

const valuesOf = (it: ScheduledReport): ScheduledReportForm => {
  const { name, format, period, every, weekday, monthDay, hour, recipients, owner } = it
  const recipientIds = recipients.map(({ id }) => id).filter((id) => id !== owner.id)
  return { name, format, period, every, weekday, monthDay, hour, recipientIds }
}

/** The form of a new report, or of one that is scheduled. */
export function useScheduleForm(of: NewReport | ScheduledReport) {
  const scheduled = 'id' in of ? of : undefined
  // The same id for repeated attempts, so that there is one report.
  const [scheduleId] = useState(() => scheduled?.id ?? crypto.randomUUID())
  const [first] = useState(() => (scheduled ? valuesOf(scheduled) : blank(of)))
  const [values, setValues] = useState(first)
  const create = useAct('createScheduledReport')
  const update = useAct('updateScheduledReport')
  const act = scheduled ? update : create
  const save = (onSuccess: () => void) =>
    scheduled
      ? update.mutate({ scheduleId, version: scheduled.version, ...values }, { onSuccess })
      : create.mutate({ scheduleId, report: of.report, params: of.params, ...values }, { onSuccess })
  return {
    values,
    set: (change: Partial<ScheduledReportForm>) => setValues((now) => ({ ...now, ...change })),
    isDirty: values !== first,
    busy: act.isPending,
    error: act.error,
    save,
  }
}

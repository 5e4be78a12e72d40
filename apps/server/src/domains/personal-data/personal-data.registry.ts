import { accountData } from '#domains/accounts/personal-data.ts'
import { analyticsData } from '#domains/analytics/personal-data.ts'
import { assignmentData } from '#domains/assignments/personal-data.ts'
import { attendanceData } from '#domains/attendance/personal-data.ts'
import { auditData } from '#domains/audit/personal-data.ts'
import { directoryData } from '#domains/directory/personal-data.ts'
import { displayData } from '#domains/displays/personal-data.ts'
import { erasureData } from '#domains/erasure/personal-data.ts'
import { examData } from '#domains/exams/personal-data.ts'
import { faceData } from '#domains/faces/personal-data.ts'
import { importData } from '#domains/imports/personal-data.ts'
import { insightData } from '#domains/insight/personal-data.ts'
import { leaveData } from '#domains/leave/personal-data.ts'
import { mailData } from '#domains/mail/personal-data.ts'
import { mitigationData } from '#domains/mitigation/personal-data.ts'
import { dataExportData } from '#domains/my-data/personal-data.ts'
import { notificationData } from '#domains/notifications/personal-data.ts'
import { rosterSourceData } from '#domains/oneroster/personal-data.ts'
import { payrollData } from '#domains/payroll/personal-data.ts'
import { peopleData } from '#domains/people/personal-data.ts'
import { resultData } from '#domains/results/personal-data.ts'
import { savedViewData } from '#domains/saved-views/personal-data.ts'
import { scheduledReportData } from '#domains/scheduled-reports/personal-data.ts'
import { searchData } from '#domains/search/personal-data.ts'
import { serviceAccountData } from '#domains/service-accounts/personal-data.ts'
import { settingsData } from '#domains/settings/personal-data.ts'
import { staffAttendanceData } from '#domains/staff-attendance/personal-data.ts'
import { structureData } from '#domains/structure/personal-data.ts'
import { timetableData } from '#domains/timetable/personal-data.ts'
import { webhookData } from '#domains/webhooks/personal-data.ts'
import type { DomainData, ErasedRows, StoredFile, TableData } from './table-data.ts'

/** In the order in which erasing a person goes through them. */
const domains: readonly DomainData[] = [
  peopleData,
  // Before accounts: deleting a session deletes its push registrations, which the report would then not count.
  notificationData,
  mailData,
  accountData,
  savedViewData,
  scheduledReportData,
  displayData,
  serviceAccountData,
  directoryData,
  webhookData,
  rosterSourceData,
  timetableData,
  dataExportData,
  faceData,
  attendanceData,
  analyticsData,
  insightData,
  staffAttendanceData,
  assignmentData,
  mitigationData,
  examData,
  resultData,
  structureData,
  payrollData,
  leaveData,
  importData,
  auditData,
  searchData,
  erasureData,
  settingsData,
]
const tables = domains.flatMap((domain) => Object.entries(domain))

/** The condition for the person's rows. */
const personsRows = ({ person }: TableData): string | undefined =>
  typeof person === 'string' ? `t.${person} = $me` : person?.where

/** Rows that are part of an export. */
export interface ExportSource {
  folder: string
  table: string
  /** The column that names the person, unless rows belong to a person through another table. */
  column?: string
  rows: string
  omit: readonly string[]
  file?: StoredFile
}

export const exportSources: readonly ExportSource[] = tables.flatMap(([table, data]) => {
  if (!data.export) return []
  const { folder, where, file } = data.export
  const source: ExportSource = {
    folder,
    table,
    rows: [personsRows(data), where].filter((it) => it !== undefined).join(' and '),
    omit: Object.keys(data.notExported ?? {}),
    ...(typeof data.person === 'string' && { column: data.person }),
    ...(file && { file }),
  }
  return [source]
})

export interface ErasureStep extends Omit<ErasedRows, 'where'> {
  table: string
  rows: string
}

export const erasureSteps: readonly ErasureStep[] = tables.flatMap(([table, data]) =>
  (data.erase ?? []).map(({ where, ...step }) => {
    const rows = where ?? personsRows(data)
    if (rows === undefined) throw new Error(`The erasure of ${table} needs a person or a condition.`)
    return { table, rows, ...step }
  }),
)

/** Text in other people's rows that may name the person. */
export const redactedTexts = tables.flatMap(([table, { key = ['id'], redact }]) =>
  redact ? [{ table, key, columns: redact }] : [],
)

/** By `table.column`. */
const byColumn = (readReasons: (data: TableData) => Readonly<Record<string, string>> | undefined) =>
  Object.fromEntries(
    tables.flatMap(([table, data]) =>
      Object.entries(readReasons(data) ?? {}).map(([column, reason]) => [`${table}.${column}`, reason]),
    ),
  )

/** Columns that are not exported, with the reason, by `table.column`. */
export const notExported = byColumn((data) => data.notExported)

/** Text columns that name nobody, with the reason, by `table.column`. */
export const textsWithoutNames = byColumn((data) => data.namesNobody)

/** Columns that continue to refer to an erased person, as `table.column`. */
export const pseudonymisedColumns = tables.flatMap(([table, { pseudonymised = [] }]) =>
  pseudonymised.map((column) => `${table}.${column}`),
)

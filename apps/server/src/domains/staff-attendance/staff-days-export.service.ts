import { staffDayStatusLabels } from '@campanile/contract/staff-attendance/label-messages.ts'
import { staffBoard } from '@campanile/contract/staff-attendance/staff-board.ts'
import { isWorked } from '@campanile/contract/staff-attendance/staff-figures.ts'
import { documentMessages } from '#documents/messages.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { downloadList, type FileFacts } from '#domains/people/list-download.service.ts'
import { personColumns } from '#domains/people/person-columns.ts'
import { handle } from '#http/handle.ts'
import { daysBetween } from '#platform/calendar.ts'
import { staffAttendanceFiles } from './files.messages.ts'
import { workedMinutes } from './staff-day.rules.ts'
import { type ExportedDay, listPeopleOfDay } from './staff-days-export.repo.ts'

const columns = ({ moment, locale }: FileFacts): Column<ExportedDay>[] => {
  const m = staffAttendanceFiles(locale)
  const shared = documentMessages(locale)
  const yesOrNo = (is: boolean) => (is ? shared.yes() : shared.no())
  return [
    { header: shared.date(), kind: 'day', width: 12, cell: ({ date }) => date },
    ...personColumns(locale),
    { header: m.inAt(), kind: 'moment', width: 17, cell: ({ inAt }) => inAt && moment(inAt) },
    { header: m.outAt(), kind: 'moment', width: 17, cell: ({ outAt }) => outAt && moment(outAt) },
    {
      header: shared.status(),
      width: 10,
      cell: ({ status }) => status && staffDayStatusLabels(locale)[status],
    },
    {
      header: shared.minutes(),
      kind: 'number',
      width: 10,
      // The column adds up to the hours worked.
      cell: (day) => (isWorked(day.status) ? workedMinutes(day) : null),
    },
    { header: m.onLeave(), width: 10, cell: ({ onLeave }) => yesOrNo(onLeave) },
    { header: m.corrected(), width: 10, cell: ({ corrected }) => yesOrNo(corrected) },
  ]
}

/** Reads one day at a time, so that the database never sorts more than one. */
async function* ofDays(dates: string[], readRows: (date: string) => AsyncGenerator<ExportedDay>) {
  for (const date of dates) yield* readRows(date)
}

export const exportStaffDays = handle(staffBoard.exportStaffDays, (ctx, { format, from, to, ...filters }) => {
  const rows = ofDays(daysBetween(from, to), (date) =>
    readInBatches((after, limit) => listPeopleOfDay(ctx.reading, { date, filters, after, limit })),
  )
  return downloadList(ctx, format, (file) => ({
    title: staffAttendanceFiles(file.locale).staffAttendance(),
    name: staffAttendanceFiles(file.locale).staffAttendanceFile({ from, to }),
    columns: columns(file),
    rows,
  }))
})

import { roleLabel } from '@campanile/contract/roles.ts'
import { staffDayStatusWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import { staffBoard } from '@campanile/contract/staff-attendance/staff-board.ts'
import { downloadOf } from '#documents/download.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { daysBetween } from '#platform/calendar.ts'
import { momentsIn } from '#platform/clock.ts'
import { workedMinutes } from './staff-day.rules.ts'
import { type ExportedDay, listPeopleOfDay } from './staff-days-export.repo.ts'

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')

const columns = (moment: (at: Date) => string): Column<ExportedDay>[] => [
  { header: 'Date', kind: 'day', width: 12, cell: ({ date }) => date },
  { header: 'Last name', width: 20, cell: ({ lastName }) => lastName },
  { header: 'First name', width: 20, cell: ({ firstName }) => firstName },
  { header: 'Email', width: 32, cell: ({ email }) => email },
  { header: 'Number', width: 14, cell: ({ number }) => number },
  { header: 'Role', width: 18, cell: ({ role, employmentType }) => roleLabel(role, employmentType) },
  { header: 'In', kind: 'moment', width: 17, cell: ({ inAt }) => inAt && moment(inAt) },
  { header: 'Out', kind: 'moment', width: 17, cell: ({ outAt }) => outAt && moment(outAt) },
  { header: 'Status', width: 10, cell: ({ status }) => status && staffDayStatusWords[status] },
  { header: 'Minutes', kind: 'number', width: 10, cell: workedMinutes },
  { header: 'On leave', width: 10, cell: ({ onLeave }) => yesOrNo(onLeave) },
  { header: 'Corrected', width: 10, cell: ({ corrected }) => yesOrNo(corrected) },
]

/** Reads one day at a time, so that the database never sorts more than one. */
async function* ofDays(dates: string[], rowsOf: (date: string) => AsyncGenerator<ExportedDay>) {
  for (const date of dates) yield* rowsOf(date)
}

export const exportStaffDays = handle(
  staffBoard.exportStaffDays,
  async (ctx, { format, from, to, ...filters }) => {
    const { timeZone } = await currentInstitution(ctx)
    const rows = ofDays(daysBetween(from, to), (date) =>
      readInBatches((after, limit) => listPeopleOfDay(ctx.reading, { date, filters, after, limit })),
    )
    return downloadOf(
      { title: 'Staff attendance', columns: columns(momentsIn(timeZone)), rows },
      { format, name: `Staff attendance ${from} to ${to}`, now: ctx.clock.now() },
    )
  },
)

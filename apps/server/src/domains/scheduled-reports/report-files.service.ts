import type { Readable } from 'node:stream'
import { analytics } from '@campanile/contract/analytics/analytics.ts'
import { lateSubmissions } from '@campanile/contract/assignments/late-submissions.ts'
import { studentAttendance } from '@campanile/contract/attendance/student-attendance.ts'
import type { DocumentFormat } from '@campanile/contract/documents.ts'
import { reports } from '@campanile/contract/insight/reports.ts'
import { leaveManagement } from '@campanile/contract/leave/leave-management.ts'
import { mitigationReview } from '@campanile/contract/mitigation/mitigation-review.ts'
import type { Operation } from '@campanile/contract/operation.ts'
import { people } from '@campanile/contract/people/people.ts'
import type { ReportKind } from '@campanile/contract/scheduled-reports/report-kinds.ts'
import { staffBoard } from '@campanile/contract/staff-attendance/staff-board.ts'
import { z } from 'zod/mini'
import { exportAnalytics } from '#domains/analytics/exports/export.service.ts'
import { exportLateSubmissions } from '#domains/assignments/late/late-submissions-export.service.ts'
import { exportAttendanceRecords } from '#domains/attendance/office/records-export.service.ts'
import { exportClassReport } from '#domains/insight/class-report.service.ts'
import { exportAttendanceReport } from '#domains/insight/reports.service.ts'
import { exportLeave } from '#domains/leave/leave-queue.service.ts'
import { exportMitigation } from '#domains/mitigation/mitigation-export.service.ts'
import { exportPeople } from '#domains/people/people-export.service.ts'
import { exportStaffDays } from '#domains/staff-attendance/staff-days-export.service.ts'
import type { Actor, SignedIn } from '#http/context.ts'
import type { FileAnswer } from '#http/handle.ts'
import { runForClient } from '#platform/client.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import { parseParams } from './report-filters.service.ts'

/** The operation of each report, and its handler, which checks the rights of the person who gets the file. */
const files: Record<
  ReportKind,
  { operation: Operation; answer: (ctx: SignedIn, input: never) => Promise<unknown> }
> = {
  exportPeople: { operation: people.exportPeople, answer: exportPeople },
  exportAttendanceReport: { operation: reports.exportAttendanceReport, answer: exportAttendanceReport },
  exportClassReport: { operation: reports.exportClassReport, answer: exportClassReport },
  exportAnalytics: { operation: analytics.exportAnalytics, answer: exportAnalytics },
  exportAttendanceRecords: {
    operation: studentAttendance.exportAttendanceRecords,
    answer: exportAttendanceRecords,
  },
  exportStaffDays: { operation: staffBoard.exportStaffDays, answer: exportStaffDays },
  exportLeave: { operation: leaveManagement.exportLeave, answer: exportLeave },
  exportMitigation: { operation: mitigationReview.exportMitigation, answer: exportMitigation },
  exportLateSubmissions: { operation: lateSubmissions.exportLateSubmissions, answer: exportLateSubmissions },
}

interface Asked {
  report: ReportKind
  params: string
  format: DocumentFormat
  /** Days that replace the selected ones. */
  days: { from: string; to: string } | null
}

const reportInput = ({ report, params, format, days }: Asked) =>
  z.safeParse(files[report].operation.input, { ...parseParams(params), ...days, format })

/** Whether the export accepts these filters. */
export const isExportable = (asked: Omit<Asked, 'days'>): boolean =>
  reportInput({ ...asked, days: null }).success

export interface ReportFile {
  name: string
  type: string
  bytes: Buffer
}

/** A file that would be larger than an email should be. */
export class TooLarge extends Error {}

async function readBytes({ bytes }: FileAnswer, most: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of Buffer.isBuffer(bytes) ? [bytes] : (bytes as Readable)) {
    size += (piece as Buffer).length
    if (size > most) throw new TooLarge()
    pieces.push(piece as Buffer)
  }
  return Buffer.concat(pieces)
}

/**
 * The file as this person would export it now.
 *
 * @throws AppError if they may not, TooLarge
 */
export async function reportFile(
  platform: Platform,
  reader: Pick<Actor, 'id' | 'role'>,
  asked: Asked,
  mostBytes: number,
): Promise<ReportFile> {
  const input = z.parse(files[asked.report].operation.input, {
    ...parseParams(asked.params),
    ...asked.days,
    format: asked.format,
  })
  const actor: Actor = { ...reader, sessionId: '', confirmedAt: null }
  const ctx: SignedIn = { ...systemContext(platform, asked.report), actor }
  return runForClient({ key: reader.id, hasLeft: () => false }, async () => {
    const answer = (await files[asked.report].answer(ctx, input as never)) as FileAnswer
    return {
      name: answer.saveAs ?? asked.report,
      type: answer.type,
      bytes: await readBytes(answer, mostBytes),
    }
  })
}

import { type ImportReport, importLimits } from '@campanile/contract/attendance/student-attendance.ts'
import { ApiError } from '@campanile/contract/client.ts'
import { m } from './messages.ts'

/** Why a file is not even sent; undefined when it may be. */
export function importProblem({ size }: Pick<File, 'size'>): string | undefined {
  if (size === 0) return m.thisFileIsEmpty()
  return size > importLimits.bytes ? m.fileIsTooLarge() : undefined
}

/** The server's sentence about the file itself, if it has one. */
export const fileSentence = (error: unknown) => (error instanceof ApiError ? error.fields.file : undefined)

export const recordsToImport = ({ created, changed }: ImportReport['counts']) => created + changed

import { importFormats } from '@campanile/contract/imports/imports.ts'
import type { OperationName } from '@campanile/contract/operations.ts'
import fc from 'fast-check'
import { anyFile, anyTable, importFile } from './file-arbitraries.ts'
import type { Row } from './known.ts'
import type { SampleFile } from './sample-files.ts'

/** A file and the input sent with it. */
export interface Upload {
  bytes: Buffer
  says: object
}

const attached = (files: readonly SampleFile[]) =>
  anyFile(files).map(({ bytes, extension }) => ({ bytes, says: { name: `file.${extension}` } }))

const imported = fc.constantFrom(...importFormats).chain((format) =>
  importFile(format).map(async (bytes) => ({
    bytes: await bytes,
    says: { format, filename: `${format}.csv` },
  })),
)

/** An attendance register from another system, with existing students and sessions. */
const register = (rows: readonly Row[]) =>
  fc
    .constantFrom(...rows)
    .chain(({ studentId, sessionId }) =>
      anyTable([
        { name: 'student', example: String(studentId) },
        { name: 'session', example: String(sessionId) },
        { name: 'status', example: 'late' },
      ]),
    )
    .map((bytes) => ({ bytes, says: {} }))

/** Files to upload to an operation. */
export function uploadValues(
  name: OperationName,
  files: readonly SampleFile[],
  records: readonly Row[],
): fc.Arbitrary<Upload | Promise<Upload>> {
  if (name === 'uploadImport') return imported
  if (name === 'checkAttendanceImport' || name === 'applyAttendanceImport') return register(records)
  if (/Photo$/.test(name) || name === 'sendUploadPiece')
    return anyFile(files).map(({ bytes }) => ({ bytes, says: {} }))
  return attached(files)
}

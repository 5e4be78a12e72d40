import { type ImportFormat, maxImportBytes } from '@campanile/contract/imports/imports.ts'
import { m } from './messages.ts'

export const acceptedFiles = (format: ImportFormat) =>
  format === 'oneroster' ? '.zip,application/zip' : '.csv,text/csv,.txt'

/** Why a file will not do, before it is sent; undefined when it may. */
export function importFileProblem({ size }: Pick<File, 'size'>): string | undefined {
  if (size === 0) return m.thisFileIsEmpty()
  if (size > maxImportBytes) return m.thisFileIsLargerThan32()
  return undefined
}

import { type ImportFormat, maxImportBytes } from '@campanile/contract/imports/imports.ts'

export const acceptedFiles = (format: ImportFormat) =>
  format === 'oneroster' ? '.zip,application/zip' : '.csv,text/csv,.txt'

/** Why a file will not do, before it is sent; undefined when it may. */
export function importFileProblem({ size }: Pick<File, 'size'>): string | undefined {
  if (size === 0) return 'This file is empty.'
  if (size > maxImportBytes) return 'This file is larger than 32 MB. Split it.'
  return undefined
}

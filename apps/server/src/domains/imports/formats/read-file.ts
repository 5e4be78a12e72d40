import type { ImportFormat, ImportKind } from '@campanile/contract/imports/imports.ts'
import type { StagedRow } from '../import-rows.repo.ts'
import { type CsvFormat, readCsv } from './csv-format.ts'
import { readOneRoster } from './oneroster.ts'
import { peopleCsv } from './people-csv.ts'
import { structureCsv } from './structure-csv.ts'

/** Our own CSV files, by format. */
export const csvFormats: Record<Exclude<ImportFormat, 'oneroster'>, CsvFormat> = {
  people: peopleCsv,
  ...structureCsv,
}

interface Contents {
  rows: AsyncIterable<StagedRow>
  /** Filled while the rows are read: parts of the file that are not imported. */
  notes: string[]
  /** Kinds for which the file is complete. */
  completeKinds: ImportKind[]
}

/** @throws UnreadableFile here or while its rows are read */
export async function readFile(format: ImportFormat, bytes: Buffer, complete: boolean): Promise<Contents> {
  const notes: string[] = []
  if (format === 'oneroster') return { ...(await readOneRoster(bytes, notes)), notes }
  const rows = readCsv(csvFormats[format], bytes, notes)
  return { rows, notes, completeKinds: complete && format === 'people' ? ['person'] : [] }
}

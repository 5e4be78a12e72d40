import type { ImportFormat, ImportKind } from '@campanile/contract/imports.ts'
import type { StagedRow } from '../import-rows.repo.ts'
import { type CsvFormat, readCsv } from './csv-format.ts'
import { peopleCsv } from './people-csv.ts'

/** Our own CSV files, each under the name of its format. */
export const csvFormats: Record<ImportFormat, CsvFormat> = { people: peopleCsv }

interface Contents {
  rows: AsyncIterable<StagedRow>
  /** Filled while the rows are read: what the file holds and nothing here takes. */
  notes: string[]
  /** Kinds of which the file names all there are. */
  completeKinds: ImportKind[]
}

/** @throws UnreadableFile here or while its rows are read */
export async function readFile(format: ImportFormat, bytes: Buffer, complete: boolean): Promise<Contents> {
  const notes: string[] = []
  const csv = csvFormats[format]
  const completeKinds: ImportKind[] = complete ? [csv.kind] : []
  return { rows: readCsv(csv, bytes, notes), notes, completeKinds }
}

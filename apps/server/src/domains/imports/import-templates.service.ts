import { imports } from '@campanile/contract/imports/imports.ts'
import { withoutFormula } from '#documents/formula-guard.ts'
import { handle } from '#http/handle.ts'
import { csvFormats } from './formats/read-file.ts'

/**
 * The columns of a format with an example line. The byte order mark lets spreadsheets detect the encoding.
 */
export const downloadImportTemplate = handle(imports.downloadImportTemplate, async (_ctx, { format }) => {
  const { columns } = csvFormats[format]
  const lines = [columns.map(({ name }) => name), columns.map(({ example }) => withoutFormula(example))]
  const text = lines.map((cells) => `${cells.join(',')}\r\n`).join('')
  return { type: 'text/csv; charset=utf-8', bytes: Buffer.from(`\ufeff${text}`) }
})

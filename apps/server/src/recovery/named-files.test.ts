import { expect, it } from 'vitest'
import { pgType, queryValues } from '#db/rows.ts'
import { startTestServer } from '#testing/server.ts'
import { fileColumns } from './named-files.ts'

const { platform } = await startTestServer()

/** The names of columns with file keys, here or by convention. */
const looksLikeFile = '(^|_)(key|file|photo|image|picture|document|attachment)$'
/** They match the pattern but contain something else. */
const noFiles = [
  'attempts.image',
  'attendance_findings.key',
  'import_rows.file',
  'import_rows.key',
  'pay_lines.key',
  // The key of the submitted file, which its own row names.
  'work_previews.source_key',
]

it('every column that refers to stored files is listed, so that backups include the files', async () => {
  const columns = await queryValues(
    platform.db,
    pgType.text,
  )`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and column_name ~ ${looksLikeFile} order by 1`
  const known = Object.entries(fileColumns).flatMap(([table, names]) => names.map((it) => `${table}.${it}`))
  const found = columns
  expect(found.filter((it) => !known.includes(it) && !noFiles.includes(it))).toEqual([])
  expect(known.filter((it) => !found.includes(it))).toEqual([])
})

import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rowsOf } from '#db/rows.ts'
import { startTestServer } from '#testing/server.ts'
import { fileColumns } from './named-files.ts'

const { platform } = await startTestServer()

/** Names that columns with keys of files have, here or by the habit of the product. */
const looksLikeFile = '(^|_)(key|file|photo|image|picture|document|attachment)$'
/** They look so and hold something else. */
const noFiles = [
  'attempts.image',
  'attendance_findings.key',
  'import_rows.file',
  'import_rows.key',
  'pay_lines.key',
]

it('every column that names stored files is known, so that a backup has them', async () => {
  const columns = await rowsOf<{ name: string }>(
    platform.db,
    sql`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and column_name ~ ${looksLikeFile} order by 1`,
  )
  const known = Object.entries(fileColumns).flatMap(([table, names]) => names.map((it) => `${table}.${it}`))
  const found = columns.map(({ name }) => name)
  expect(found.filter((it) => !known.includes(it) && !noFiles.includes(it))).toEqual([])
  expect(known.filter((it) => !found.includes(it))).toEqual([])
})

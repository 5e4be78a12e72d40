import type pg from 'pg'
import { quoted, type TableShape } from './catalogue.ts'

/** The columns that refer to stored files. `named-files.test.ts` checks the list against a filled store. */
export const fileColumns: Readonly<Record<string, readonly string[]>> = {
  people: ['profile_image', 'face_photo'],
  face_profiles: ['photo'],
  face_reviews: ['photo'],
  imports: ['file'],
  data_exports: ['file'],
  assignment_files: ['key'],
  submission_files: ['key'],
  work_previews: ['key'],
  uploads: ['key'],
  upload_pieces: ['key'],
  assignment_feedback: ['file_key'],
  mitigation_attachments: ['key'],
  leave_attachments: ['key'],
}

/**
 * SQL, in brackets, for every file key that a row refers to, without duplicates, in the tables and columns of
 * this database.
 */
export function namedFiles(tables: readonly TableShape[]): string {
  const parts = tables.flatMap(({ name, columns }) =>
    (fileColumns[name] ?? [])
      .filter((column) => columns.includes(column))
      .map(
        (column) =>
          `select ${quoted(column)} as key from ${quoted(name)} where ${quoted(column)} is not null`,
      ),
  )
  return parts.length > 0 ? `(${parts.join(' union ')})` : '(select null::text as key where false)'
}

const batchSize = 1_000

/** Reads the keys from the cursor `files`. Call `declareFiles` first. */
export async function* fetchFiles(client: pg.ClientBase): AsyncGenerator<string> {
  for (;;) {
    const { rows } = await client.query<{ key: string }>(`fetch ${batchSize} from files`)
    for (const { key } of rows) yield key
    if (rows.length < batchSize) return
  }
}

/**
 * Collects the keys as the current transaction sees them. The database keeps the list after the transaction
 * ends.
 */
export const declareFiles = (client: pg.ClientBase, tables: readonly TableShape[]) =>
  client.query(
    `declare files no scroll cursor with hold for select key from ${namedFiles(tables)} f order by key collate "C"`,
  )

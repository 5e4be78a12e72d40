import type pg from 'pg'
import { quoted, type TableShape } from './catalogue.ts'

/** Where rows name the files that belong to them. `named-files.test.ts` holds it against a store that was filled. */
export const fileColumns: Readonly<Record<string, readonly string[]>> = {
  people: ['profile_image', 'face_photo'],
  face_profiles: ['photo'],
  face_reviews: ['photo'],
  imports: ['file'],
  data_exports: ['file'],
  assignment_files: ['key'],
  submission_files: ['key'],
  uploads: ['key'],
  upload_pieces: ['key'],
  assignment_feedback: ['file_key'],
  mitigation_attachments: ['key'],
  leave_attachments: ['key'],
}

/** SQL, in brackets: every key that a row names, once; of the tables and columns that this database has. */
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

const portion = 1_000

/** Fetches what a cursor `files` gives: `declareFiles` has to come first. */
export async function* fetchFiles(client: pg.ClientBase): AsyncGenerator<string> {
  for (;;) {
    const { rows } = await client.query<{ key: string }>(`fetch ${portion} from files`)
    for (const { key } of rows) yield key
    if (rows.length < portion) return
  }
}

/** Keys as the present transaction sees them; the database keeps the list beyond its end. */
export const declareFiles = (client: pg.ClientBase, tables: readonly TableShape[]) =>
  client.query(
    `declare files no scroll cursor with hold for select key from ${namedFiles(tables)} f order by key collate "C"`,
  )

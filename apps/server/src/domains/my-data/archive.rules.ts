import type { ExportSource } from '#domains/personal-data/personal-data.registry.ts'

const inArray = (row: object) => JSON.stringify(row, null, 2).replace(/^/gm, '  ')

/** Writes a JSON array row by row, without holding all rows in memory. */
export async function* jsonOf(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + inArray(row)
    before = ',\n'
  }
  yield '\n]\n'
}

/** A file name that is safe in an archive on every system. */
const nameInArchive = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-150)

/** The archive path of the stored file that belongs to the row with this index. */
export const filePath = (
  { folder, table }: Pick<ExportSource, 'folder' | 'table'>,
  name: string | null,
  place: number,
) =>
  `${folder}/${table}/${String(place).padStart(4, '0')} ${nameInArchive((name ?? 'file').replace(/^.*\//, ''))}`

/** Text for the person who opens the archive. */
export const readMe = (institution: string, at: string) => `Your data at ${institution}, as of ${at}.

Each folder is one area, each .json file one kind of record, with the files beside it.
Times are in UTC. Ids link records to each other.

What is not in here, and why:
- Face descriptors, the numbers made from your face: they never leave the server. face/face_profiles.json says
  whether there is one and since when; your registered photo is in the folder face.
- Passwords, keys and the secrets of links and apps: they are stored in a form that nobody can read back, or would
  let somebody in.
- Marks that are not published yet.
- Who at the institution decided or wrote something, and records about other people.
`

import type { Source } from './catalogue.ts'

type PlainRow = Record<string, unknown>

/** What of a row leaves the server. */
export function shownOf({ omit = [] }: Source, row: PlainRow): PlainRow {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !omit.includes(column)))
}

/** Safe in the archive on every system. */
const nameInArchive = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-150)

/** The stored file of a row and its place in the archive; undefined where there is none. */
export function fileOf({ domain, table, file }: Source, row: PlainRow, place: number) {
  const key = file && row[file.key]
  if (!file || typeof key !== 'string') return undefined
  const name = nameInArchive(String(row[file.name] ?? 'file').replace(/^.*\//, ''))
  return { key, path: `${domain}/${table}/${String(place + 1).padStart(4, '0')} ${name}` }
}

/** Said to whoever opens the archive. */
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

import type { ExportSource } from '#domains/personal-data/personal-data.registry.ts'
import { myDataFiles } from './files.messages.ts'

const inArray = (row: object) => JSON.stringify(row, null, 2).replace(/^/gm, '  ')

/** Writes a JSON array row by row, without holding all rows in memory. */
export async function* jsonArray(rows: AsyncIterable<object>): AsyncGenerator<string> {
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
export function readMe(institution: string, at: string, locale: string): string {
  const m = myDataFiles(locale)
  const leftOut = [m.descriptors(), m.secrets(), m.unpublishedMarks(), m.byWhom()]
  return [
    m.title({ institution, at }),
    '',
    m.contents(),
    '',
    m.leftOut(),
    ...leftOut.map((it) => `- ${it.replaceAll('\n', '\n  ')}`),
    '',
  ].join('\n')
}

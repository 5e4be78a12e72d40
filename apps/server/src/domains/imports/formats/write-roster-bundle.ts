import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { toCsv } from '#documents/csv.ts'
import type { Cell } from '#documents/table.ts'
import type { RosterFileName } from '../roster.sql.ts'
import type { FileMode } from './oneroster-manifest.ts'

type Cells = Record<string, Cell>

export const cellsCsv = (names: readonly string[], rows: Iterable<Cells> | AsyncIterable<Cells>): Readable =>
  toCsv({
    title: '',
    columns: names.map((name) => ({ header: name, width: 20, cell: (row: Cells) => row[name] ?? null })),
    rows,
  })

export interface RosterBundleFile {
  name: RosterFileName
  mode: Exclude<FileMode, 'absent'>
  columns: readonly string[]
  /** Opened when the file is written. */
  rows: () => Iterable<Cells> | AsyncIterable<Cells>
}

/** Streams the files of a OneRoster bundle one after the other. */
export function writeRosterBundle(files: readonly RosterBundleFile[], sourceName: string): Readable {
  const zip = new ZipFile()
  const manifest = [
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...files.map(({ name, mode }) => [`file.${name}`, mode]),
    ['source.systemName', sourceName],
  ].map(([propertyName = '', value = '']) => ({ propertyName, value }))
  zip.addReadStream(cellsCsv(['propertyName', 'value'], manifest), 'manifest.csv')
  for (const { name, columns, rows } of files) {
    zip.addReadStreamLazy(`${name}.csv`, (opened) => opened(null, cellsCsv(columns, rows())))
  }
  zip.end()
  return zip.outputStream as Readable
}

import {
  columnHeadings,
  type ImportLayout,
  plainHeading,
} from '@campanile/contract/imports/import-columns.ts'
import { type ColumnMapping, detectColumns, headingsToSend } from './columnMapping.ts'
import { type CsvRecord, csvCell, csvRecords, delimiterOf } from './csvRecords.ts'
import { m } from './messages.ts'

/** A CSV file, if its columns can be read. */
export interface ImportSource {
  file: File
  /** Of each column; "Column A" if the file has no headings. */
  headings: readonly string[]
  /** The first values of each column. */
  samples: readonly (readonly string[])[]
  /** The decoded text, and the record with the column names; null if there is none. */
  text: string
  head: CsvRecord | null
  delimiter: string
  /** All of the file was read. */
  isWhole: boolean
}

/** Bytes read to find the columns of a large file. */
const firstBytes = 64 * 1024
/** Lines above the headings, where titles are allowed, and values that are shown of a column. */
const mostTitles = 10
const mostSamples = 3

const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/** The beginning of a UTF-8 file, or all of a file in UTF-16; undefined if it is no text. */
async function textIn(file: File): Promise<{ text: string; isWhole: boolean } | undefined> {
  const start = new Uint8Array(await file.slice(0, firstBytes).arrayBuffer())
  const marked = marks.find(({ bytes }) => bytes.every((byte, at) => start[at] === byte))
  if (marked) {
    return { text: new TextDecoder(marked.encoding).decode(await file.arrayBuffer()), isWhole: true }
  }
  const isWhole = file.size <= firstBytes
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(start)
  // The last character may be cut; the server checks anything else that cannot be decoded.
  const decoded = isWhole ? text : text.slice(0, -4)
  return decoded.includes('\u0000') || decoded.includes('\uFFFD') ? undefined : { text, isWhole }
}

/** Whether a line contains values: an email address, or a number and nothing that could be its heading. */
const holdsValues = ({ cells }: CsvRecord) => cells.some((it) => it.includes('@') || /^\d[\d.,]*$/.test(it))

interface Options {
  /** There may be titles above the headings, or no headings at all. */
  loose: boolean
}

function headOf(layout: ImportLayout, records: readonly CsvRecord[], { loose }: Options) {
  if (!loose) return records[0] ?? null
  const required = layout.columns.filter((it) => it.required)
  const named = records.find(({ cells }) => {
    const plain = cells.map(plainHeading)
    return required.every((column) => columnHeadings(column).some((it) => plain.includes(it)))
  })
  if (named) return named
  const [first] = records
  return first && !holdsValues(first) && first.cells.filter(Boolean).length > 1 ? first : null
}

const letter = (at: number) =>
  m.columnName({ name: `${String.fromCharCode(65 + (at % 26))}${at > 25 ? Math.floor(at / 26) : ''}` })

/** The columns of a CSV file; undefined if they cannot be read, which the server then explains. */
export async function readSource(
  file: File,
  layout: ImportLayout,
  options: Options,
): Promise<ImportSource | undefined> {
  const read = await textIn(file)
  if (!read || read.text.trim() === '' || read.text.startsWith('PK')) return undefined
  const delimiter = delimiterOf(read.text.replace(/^\uFEFF/, ''))
  const records: CsvRecord[] = []
  for (const record of csvRecords(read.text, delimiter)) {
    if (record.cells.some(Boolean)) records.push(record)
    if (records.length === mostTitles + mostSamples) break
  }
  const head = headOf(layout, records.slice(0, mostTitles), options)
  const body = records.slice(head ? records.indexOf(head) + 1 : 0)
  const width = head?.cells.length ?? Math.max(0, ...body.map(({ cells }) => cells.length))
  const places = Array.from({ length: width }, (_, at) => at)
  return {
    file,
    headings: places.map((at) => head?.cells[at] || letter(at)),
    samples: places.map((at) =>
      body
        .map(({ cells }) => cells[at] ?? '')
        .filter(Boolean)
        .slice(0, mostSamples),
    ),
    text: read.text,
    head,
    delimiter,
    isWhole: read.isWhole,
  }
}

/** Columns by their headings, or in the usual order if there are none. */
export const detectedIn = ({ head, headings }: ImportSource, layout: ImportLayout): ColumnMapping =>
  head
    ? detectColumns(layout, headings)
    : Object.fromEntries(layout.columns.map(({ name }, at) => [name, at < headings.length ? at : null]))

/** The file with the headings that the server expects. Every line keeps its number. */
export function mappedFile(source: ImportSource, layout: ImportLayout, mapping: ColumnMapping): File {
  const { file, text, head, delimiter, headings, isWhole } = source
  const options = { type: 'text/csv' }
  if (!head) return new File([reordered(source, layout, mapping)], file.name, options)
  const line = headingsToSend(layout, headings, mapping)
    .map((it) => csvCell(it, delimiter))
    .join(delimiter)
  const rest = isWhole
    ? text.slice(head.end)
    : file.slice(new TextEncoder().encode(text.slice(0, head.end)).length)
  return new File([text.slice(0, head.start), line, rest], file.name, options)
}

/** A file without headings, with its columns in the order in which they are expected. */
function reordered({ text, delimiter }: ImportSource, { columns }: ImportLayout, mapping: ColumnMapping) {
  let written = ''
  let last = 0
  for (const { cells, start, end } of csvRecords(text, delimiter)) {
    const order = columns.map(({ name }) => cells[mapping[name] ?? -1] ?? '')
    written += text.slice(last, start) + order.map((it) => csvCell(it, delimiter)).join(delimiter)
    last = end
  }
  return written + text.slice(last)
}

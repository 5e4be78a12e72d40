import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { withoutGuard } from '#documents/formula-guard.ts'
import { m } from '../problems.messages.ts'
import { decodeText } from './decode-text.ts'
import { UnreadableFile } from './unreadable.ts'

/** Values by lower-case column name; columns that the file does not have are absent. */
export type Values = Record<string, string>

interface Columns {
  required: readonly string[]
  optional: readonly string[]
}

interface CsvLine {
  line: number
  values: Values
  /** The line has more or fewer cells than the first line. */
  ragged: boolean
}

/** The most characters in one line, including quotes. */
const longestLine = 100_000

/** Streams the lines of a CSV file with commas, semicolons or tabs. */
export async function* csvLines(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  columns: Columns,
  onUnknownColumns: (names: string[]) => void = () => undefined,
): AsyncGenerator<CsvLine> {
  const text = decodeText(chunks)
  const first = await text.next()
  if (first.done || first.value.trim() === '') throw new UnreadableFile(m.empty())
  const parser = parse({
    delimiter: findDelimiter(first.value),
    bom: true,
    info: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestLine,
  })
  pipeline(Readable.from(prepended(first.value, text)), parser, () => undefined)
  let head: string[] | undefined
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      if (head) {
        yield { line: info.lines, values: recordValues(head, record), ragged: record.length !== head.length }
      } else {
        head = readHead(record, columns, onUnknownColumns)
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error
  }
}

async function* prepended(first: string, rest: AsyncIterable<string>) {
  yield first
  yield* rest
}

function findDelimiter(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1)
  const counted = [',', ';', '\t'].map((mark) => ({ mark, times: line.split(mark).length }))
  return counted.reduce((best, it) => (it.times > best.times ? it : best)).mark
}

function readHead(record: string[], { required, optional }: Columns, onUnknown: (names: string[]) => void) {
  const names = record.map((name) => name.toLowerCase())
  const known = [...required, ...optional].map((name) => name.toLowerCase())
  const missing = required.filter((name) => !names.includes(name.toLowerCase()))
  if (missing.length > 0) {
    throw new UnreadableFile(m.columnsMissing({ columns: missing.join(', ') }))
  }
  const twice = names.find((name, at) => known.includes(name) && names.indexOf(name) !== at)
  if (twice) throw new UnreadableFile(m.columnTwice({ column: twice }))
  const unknown = record.filter((name) => name && !known.includes(name.toLowerCase()))
  if (unknown.length > 0) onUnknown(unknown)
  return names
}

const recordValues = (head: string[], record: string[]): Values =>
  Object.fromEntries(head.map((name, at) => [name, withoutGuard(record[at] ?? '')]))

function unreadable(error: CsvError): UnreadableFile {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new UnreadableFile(m.quoteOpen())
  if (error.code === 'CSV_MAX_RECORD_SIZE') return new UnreadableFile(m.lineTooLong())
  const { lines } = error
  return new UnreadableFile(typeof lines === 'number' ? m.quotes({ line: lines }) : m.quotesSomewhere())
}

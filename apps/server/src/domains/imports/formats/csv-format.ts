import type { ImportColumn } from '@campanile/contract/imports/import-columns.ts'
import type { ImportKind } from '@campanile/contract/imports/imports.ts'
import type { StagedRow } from '../import-rows.repo.ts'
import { m } from '../problems.messages.ts'
import { csvLines, type Values } from './csv-lines.ts'
import { slices } from './decode-text.ts'
import { RejectedLine } from './unreadable.ts'

/** The result of reading a line. */
export type Draft = Pick<StagedRow, 'kind' | 'key' | 'label' | 'data' | 'refs'> & Partial<StagedRow>

/** One of our own CSV files. */
export interface CsvFormat {
  file: string
  kind: ImportKind
  columns: readonly ImportColumn[]
  /** @throws RejectedLine */
  read(values: Values): Draft[]
}

/** Adds the file and line to a draft. */
export const settle = (draft: Draft, file: string, line: number): StagedRow => ({
  alias: null,
  gone: false,
  settled: null,
  ...draft,
  file,
  line,
})

/** Rows of one of our own CSV files, including rejected lines. */
export async function* readCsv(format: CsvFormat, bytes: Buffer, notes: string[]): AsyncGenerator<StagedRow> {
  const { file, kind, columns } = format
  const named = (required: boolean) =>
    columns.filter((it) => it.required === required).map(({ name }) => name)
  const lines = csvLines(slices(bytes), { required: named(true), optional: named(false) }, (unknown) =>
    notes.push(m.columnsNotRead({ count: unknown.length, columns: unknown.join(', ') })),
  )
  for await (const { line, values, ragged } of lines) {
    const shown = Object.values(values).filter(Boolean).join(', ').slice(0, 200)
    const rejected = (reason: string) =>
      settle(
        {
          kind,
          key: (values[columns[0]!.name.toLowerCase()] ?? '').toLowerCase() || `line ${line}`,
          label: shown,
          data: {},
          refs: {},
          settled: { outcome: 'reject', reason },
        },
        file,
        line,
      )
    if (ragged) {
      yield rejected(m.ragged())
      continue
    }
    try {
      for (const draft of format.read(values)) yield settle(draft, file, line)
    } catch (error) {
      if (!(error instanceof RejectedLine)) throw error
      yield rejected(error.message)
    }
  }
}

/** Null for an empty cell, which clears the value; undefined when there is no such column. */
export const cell = (values: Values, name: string): string | null | undefined => {
  const value = values[name.toLowerCase()]
  return value === undefined ? undefined : value || null
}

/** Leaves out values that the file does not have. */
export const withoutMissing = <T extends Record<string, unknown>>(facts: T) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T

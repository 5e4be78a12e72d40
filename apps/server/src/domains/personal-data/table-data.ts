import type { DeletedLine, KeptLine, ReportLine } from './report-lines.ts'

// How a domain declares the personal data of its tables. SQL conditions are about row `t`, and contain `$me` for
// the person's id. New values may contain `$name` for the pseudonym.

/** Columns of a row that identify its stored file. */
export interface StoredFile {
  key: string
  name: string
}

/** The effect of erasing a person on some rows of a table. */
export interface ErasedRows {
  line: ReportLine
  /** Set when the rows are kept without identifying the person: the new values of columns, in SQL. */
  kept?: Readonly<Record<string, string>>
  /** A condition for the rows, if they are not simply the person's. */
  where?: string
  /** Columns with keys of stored files, which are deleted as well. */
  files?: readonly string[]
}

export interface TableData {
  /** The owner of a row: the column that names the person, or a condition. */
  person?: string | { where: string }
  /**
   * Set when the person's rows are part of an export of their data, in this folder of the archive. `where` is an
   * additional condition.
   */
  export?: { folder: string; where?: string; file?: StoredFile }
  /**
   * Columns that are not exported, with the reason: in a table that is exported, any column; in another one, those
   * that name people.
   */
  notExported?: Readonly<Record<string, string>>
  /** In this order. */
  erase?: readonly ErasedRows[]
  /** Columns that continue to refer to an erased person, in rows about something else. They show the pseudonym. */
  pseudonymised?: readonly string[]
  /** The primary key, by which rows are read to redact text. `id` if it is not set. */
  key?: readonly string[]
  /** Columns of text that may name the person in other people's rows. Names are removed from them. */
  redact?: readonly string[]
  /** Text columns in which nobody writes about people, with the reason. They are left unchanged. */
  namesNobody?: Readonly<Record<string, string>>
}

/** The tables of a domain, in the order in which erasing a person goes through them. */
export type DomainData = Readonly<Record<string, TableData>>

/** Replaces text that is erased. */
export const erasedWord = 'Erased'

export const deleteRows = (
  line: DeletedLine,
  rows: Pick<ErasedRows, 'where' | 'files'> = {},
): ErasedRows => ({ line, ...rows })

export const keepRows = (
  line: KeptLine,
  { where, set = {} }: { where?: string; set?: Readonly<Record<string, string>> } = {},
): ErasedRows => ({ line, kept: set, ...(where !== undefined && { where }) })

/** New values for text columns: the erased word where there is text. */
export const eraseText = (...columns: string[]): Record<string, string> =>
  Object.fromEntries(
    columns.map((it) => [it, `case when t.${it} is null then null else '${erasedWord}' end`]),
  )

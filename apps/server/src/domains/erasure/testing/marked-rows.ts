import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { FileStore } from '#files/file-store.ts'
import { special } from './special-values.ts'
import type { Column, Reference, Table } from './tables.ts'

export type Row = Record<string, unknown>

/** Creates the text for a column, which marks whose row it is. */
export type Words = (place: string) => string

interface Setting {
  db: Database
  files: FileStore
  tables: ReadonlyMap<string, Table>
  lists: ReadonlyMap<string, readonly string[]>
  /** `table.column` of each column with keys of stored files. */
  fileColumns: ReadonlySet<string>
  /** `table.column` of each column without free text. */
  wordless: ReadonlySet<string>
}

export interface Wanted {
  /** Fixed values for some columns. */
  values?: Row
  /** The person that other references to people refer to. */
  personId: string
  words: Words
  /** The text for referenced rows that belong to no person. */
  elsewhere: Words
  /** Existing rows to refer to, by table. */
  parents?: ReadonlyMap<string, Row>
}

/** Makes every row unique, in all worlds. */
let serial = 0

/** Inserts rows into any table, with valid values, text in every text column, and parent rows as needed. */
export function markedRows({ db, files, tables, lists, fileColumns, wordless }: Setting) {
  async function write(name: string, wanted: Wanted): Promise<Row> {
    const table = tables.get(name)!
    serial += 1
    const row: Row = {}
    for (const column of table.columns) {
      if (!column.generated) row[column.name] = filling(name, column, wanted.words)
    }
    Object.assign(row, special(name, serial))
    for (const reference of table.references) {
      const { notNull } = table.columns.find((it) => it.name === reference.columns[0])!
      const needed = notNull || reference.table === 'people' || row[reference.columns[0]!] === 'parent'
      if (needed && wanted.values?.[reference.columns[0]!] !== null) await refer(row, reference, wanted)
    }
    Object.assign(row, wanted.values)
    if (name === 'mark_sheets') row.id = row.exam_id ?? row.assignment_id
    await db.execute(sql`insert into ${sql.identifier(name)} (${listColumns(table)})
      select ${listColumns(table)} from jsonb_populate_record(null::${sql.identifier(name)}, ${JSON.stringify(row)}::jsonb)`)
    for (const column of table.columns) {
      const key = row[column.name]
      if (fileColumns.has(`${name}.${column.name}`) && typeof key === 'string')
        await files.put(key, Buffer.from(wanted.words(`${name}.${column.name}`)))
    }
    return row
  }

  async function refer(row: Row, reference: Reference, wanted: Wanted): Promise<void> {
    const { columns, table, targets } = reference
    if (table === 'people') {
      row[columns[0]!] = wanted.values?.[columns[0]!] ?? wanted.personId
      return
    }
    const hung = wanted.parents?.get(table)
    const bound = columns.some((it) => wanted.values?.[it] !== undefined)
    // Generated each time, so that unique columns do not clash.
    const values = Object.fromEntries(
      columns.flatMap((it, place) => {
        const value = wanted.values?.[it]
        return value === undefined ? [] : [[targets[place]!, value]]
      }),
    )
    const parent =
      hung ?? (await write(table, { ...wanted, words: wanted.elsewhere, values: bound ? values : {} }))
    for (const [place, column] of columns.entries()) row[column] = parent[targets[place]!]
  }

  const listColumns = (table: Table) =>
    sql.join(
      table.columns.filter((it) => !it.generated).map((it) => sql.identifier(it.name)),
      sql`, `,
    )

  function filling(table: string, { name, type, notNull }: Column, words: Words): unknown {
    const place = `${table}.${name}`
    const list = lists.get(place)
    if (list) return notNull ? (type.endsWith('[]') ? [list[0]] : list[0]) : null
    if (fileColumns.has(place)) return `marked/${serial}-${name}.bin`
    if (wordless.has(place)) return notNull ? neutral(type) : null
    if (type === 'text' || type === 'citext') return `${words(place)} ${serial}`
    if (type === 'text[]') return [words(place)]
    if (type === 'jsonb') return { words: words(place) }
    return notNull ? neutral(type) : null
  }

  function neutral(type: string): unknown {
    const day = new Date(Date.UTC(2026, 0, 1 + serial)).toISOString()
    if (type.endsWith('[]')) return '{}'
    if (type === 'uuid') return randomUUID()
    if (type === 'text' || type === 'citext') return `neutral-${serial}`
    if (type === 'jsonb') return []
    if (type === 'boolean') return false
    if (type === 'bytea') return `\\x${Buffer.from(randomUUID()).toString('hex')}`
    if (type === 'date') return day.slice(0, 10)
    if (type === 'tsrange') return `[${day.slice(0, 10)} 09:00,${day.slice(0, 10)} 10:00)`
    if (type.startsWith('time without')) return '09:00'
    if (type.startsWith('timestamp')) return '2026-11-01T09:00:00Z'
    return type === 'numeric' ? 1 + (serial % 90) : serial
  }

  return write
}

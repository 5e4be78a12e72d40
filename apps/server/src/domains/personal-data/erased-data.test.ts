import { beforeAll, describe, expect, it } from 'vitest'
import { readLists, readTables, type Table } from '#domains/erasure/testing/tables.ts'
import { startTestServer } from '#testing/server.ts'
import {
  erasureSteps,
  notExported,
  pseudonymisedColumns,
  redactedTexts,
  textsWithoutNames,
} from './personal-data.registry.ts'
import { reportLines } from './report-lines.ts'

const { platform } = await startTestServer()
let tables: Map<string, Table>
let lists: Map<string, readonly string[]>

beforeAll(async () => {
  tables = await readTables(platform.db)
  lists = await readLists()
})

const deletedTables = new Set(erasureSteps.filter(({ kept }) => !kept).map(({ table }) => table))
const changedColumns = new Set([
  ...erasureSteps.flatMap(({ table, kept }) => Object.keys(kept ?? {}).map((it) => `${table}.${it}`)),
  ...redactedTexts.flatMap(({ table, columns }) => columns.map((it) => `${table}.${it}`)),
])
/**
 * Columns that refer to the person who acted. The rows are about something else, so they are kept and show the
 * pseudonym.
 */
const acting = [
  ...pseudonymisedColumns,
  ...Object.keys(notExported).filter((it) => /\.(\w+_by|by)$/.test(it)),
]

describe('erasing a person', () => {
  it('decides about every column that refers to people', () => {
    const named = [...tables.values()].flatMap(({ name, references }) =>
      references.filter((it) => it.table === 'people').map((it) => `${name}.${it.columns[0]}`),
    )
    const about = (place: string) =>
      erasureSteps.some(({ table, rows }) => {
        const column = place.slice(table.length + 1)
        return place.startsWith(`${table}.`) && new RegExp(`\\b${column} = \\$me`).test(rows)
      })
    expect(named.filter((it) => !about(it) && !acting.includes(it))).toEqual([
      // Deleted together with the finding, whose step lists it.
      'attendance_finding_sides.student_id',
    ])
  })

  it('decides about every text column in rows that are kept', () => {
    const written = [...tables.values()].flatMap(({ name, columns }) =>
      columns
        .filter((it) => /^(text|citext|jsonb)(\[\])?$/.test(it.type) && !it.generated)
        .map((it) => `${name}.${it.name}`)
        .filter((it) => !lists.has(it) && !deletedTables.has(name)),
    )
    const byHand = ['audit_events.', 'people.']
    const open = written.filter(
      (it) => !changedColumns.has(it) && !byHand.some((table) => it.startsWith(table)),
    )
    expect(open.filter((it) => !(it in textsWithoutNames))).toEqual([])
    expect(Object.keys(textsWithoutNames).filter((it) => changedColumns.has(it))).toEqual([])
  })

  it('names only tables and columns that exist', () => {
    for (const { table, key, columns } of redactedTexts) {
      const names = tables.get(table)?.columns.map(({ name }) => name)
      expect(names, table).toEqual(expect.arrayContaining([...key, ...columns]))
    }
    for (const { table, files = [], kept } of erasureSteps) {
      const names = tables.get(table)?.columns.map(({ name }) => name)
      expect(names, table).toEqual(expect.arrayContaining([...files, ...Object.keys(kept ?? {})]))
    }
    for (const place of Object.keys(textsWithoutNames)) {
      const [table = '', column] = place.split('.')
      expect(
        tables.get(table)?.columns.map(({ name }) => name),
        place,
      ).toContain(column)
    }
  })

  it('uses every line of the report', () => {
    expect(new Set(erasureSteps.map(({ line }) => line))).toEqual(new Set(Object.keys(reportLines)))
  })
})

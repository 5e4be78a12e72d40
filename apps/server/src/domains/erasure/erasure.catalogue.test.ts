import { beforeAll, describe, expect, it } from 'vitest'
import { leftOut } from '#domains/my-data/catalogue.ts'
import { startTestServer } from '#testing/server.ts'
import { steps } from './erasure.catalogue.ts'
import { texts, untouched } from './erasure.texts.ts'
import { readLists, readTables, type Table } from './testing/tables.ts'

const { platform } = await startTestServer()
let tables: Map<string, Table>
let lists: Map<string, readonly string[]>

beforeAll(async () => {
  tables = await readTables(platform.db)
  lists = await readLists()
})

const goes = new Set(steps.filter(({ kept }) => !kept).map(({ table }) => table))
const words = new Set([
  ...steps.flatMap(({ table, kept }) => Object.keys(kept?.set ?? {}).map((it) => `${table}.${it}`)),
  ...texts.flatMap(({ table, columns }) => columns.map((it) => `${table}.${it}`)),
])
/**
 * Columns that refer to the person who acted. The rows are about something else, so they are kept and show the
 * pseudonym.
 */
const acting = [
  'class_lecturers.lecturer_id',
  'erasures.person_id',
  'exam_rooms.invigilator_id',
  'past_class_lecturers.lecturer_id',
  'sessions.substitute_id',
  ...Object.keys(leftOut).filter((it) => /\.(\w+_by|by)$/.test(it)),
]

describe('erasing a person', () => {
  it('decides about every column that refers to people', () => {
    const named = [...tables.values()].flatMap(({ name, references }) =>
      references.filter((it) => it.table === 'people').map((it) => `${name}.${it.columns[0]}`),
    )
    const about = (place: string) =>
      steps.some(({ table, rows }) => {
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
        .filter((it) => !lists.has(it) && !goes.has(name)),
    )
    const byHand = ['audit_events.', 'people.']
    const open = written.filter((it) => !words.has(it) && !byHand.some((table) => it.startsWith(table)))
    expect(open.filter((it) => !(it in untouched))).toEqual([])
    expect(Object.keys(untouched).filter((it) => words.has(it))).toEqual([])
  })

  it('names only tables and columns that exist', () => {
    for (const { table, key = ['id'], columns } of texts) {
      const names = tables.get(table)?.columns.map(({ name }) => name)
      expect(names, table).toEqual(expect.arrayContaining([...key, ...columns]))
    }
    for (const { table, files = [], kept } of steps) {
      const names = tables.get(table)?.columns.map(({ name }) => name)
      expect(names, table).toEqual(expect.arrayContaining([...files, ...Object.keys(kept?.set ?? {})]))
    }
    for (const place of Object.keys(untouched)) {
      const [table = '', column] = place.split('.')
      expect(
        tables.get(table)?.columns.map(({ name }) => name),
        place,
      ).toContain(column)
    }
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { pgType, queryRows, queryValues } from '#db/rows.ts'
import { listKeys } from '#domains/my-data/my-data.repo.ts'
import { startTestServer } from '#testing/server.ts'
import { exportSources, notExported } from './personal-data.registry.ts'

const { platform } = await startTestServer()
/** Columns that name people without a foreign key. */
const unreferenced = [
  'audit_events.actor_id',
  'mark_changes.student_id',
  'people.id',
  'risk_figures.student_id',
  'search_entries.person_id',
  'student_figures.student_id',
]
/** Names of columns that hold secrets or keys. */
const secret = /hash|secret|sealed|token|descriptor|frames|nonce|public_key|(^|_)key$/
let references: string[]
let columns: Map<string, string[]>

beforeAll(async () => {
  const found = await queryValues(
    platform.db,
    pgType.text,
  )`select c.conrelid::regclass || '.' || a.attname as place
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'people'::regclass`
  references = [...new Set(found), ...unreferenced]
  const all = await queryRows(platform.db, {
    table: pgType.text,
    name: pgType.text,
  })`select table_name as "table", column_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'`
  columns = new Map(all.map(({ table }) => [table, []]))
  for (const { table, name } of all) columns.get(table)?.push(name)
})

const exported = exportSources.flatMap(({ table, column }) => (column ? [`${table}.${column}`] : []))
const exportedTables = new Set(exportSources.map(({ table }) => table))
/** Tables that are exported also declare secrets and the like as not exported. */
const notExportedColumns = () =>
  Object.keys(notExported).filter((it) => references.includes(it) || !exportedTables.has(it.split('.')[0]!))

describe('every column that names people', () => {
  it('is either exported or declared as not exported, never both', () => {
    const known = [...exported, ...notExportedColumns()]
    expect(references.filter((it) => !known.includes(it))).toEqual([])
    expect(known.filter((it) => !references.includes(it))).toEqual([])
    expect(new Set(known).size).toBe(known.length)
  })

  it('is covered even without a foreign key', () => {
    const suspicious = [...columns].flatMap(([table, names]) =>
      names
        .filter((name) => /^(person|student|lecturer|staff|user|actor|invigilator)_id$/.test(name))
        .map((name) => `${table}.${name}`),
    )
    expect(suspicious.filter((it) => !references.includes(it))).toEqual([])
  })

  it('has a full sentence as the reason where it is not exported', () => {
    for (const reason of Object.values(notExported)) expect(reason).toMatch(/^[A-Z].{20,}\.$/)
  })
})

describe('exported sources', () => {
  it('exist, with their tables, columns and files', () => {
    for (const { table, column, omit, file } of exportSources) {
      const names = columns.get(table) ?? []
      for (const name of [column, ...omit, file?.key, file?.name].filter((it) => it !== undefined))
        expect(names, `${table}.${name}`).toContain(name)
    }
  })

  it('have a primary key, by which their rows are paged', async () => {
    const keys = await listKeys(
      platform.db,
      exportSources.map(({ table }) => table),
    )
    for (const { table } of exportSources) expect(keys.get(table), table).not.toEqual([])
  })

  it('contain no secrets, no file keys and no other people', () => {
    for (const { table, column, omit } of exportSources) {
      const shown = (columns.get(table) ?? []).filter((name) => !omit.includes(name))
      expect(
        shown.filter((name) => secret.test(name) && name !== 'key'),
        table,
      ).toEqual([])
      if (table !== 'pay_lines') expect(shown, table).not.toContain('key')
      const others = shown.filter((name) => name !== column && references.includes(`${table}.${name}`))
      expect(
        others.filter((name) => `${table}.${name}` !== 'people.id'),
        table,
      ).toEqual([])
    }
  })
})

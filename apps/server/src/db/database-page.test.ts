import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverRoot } from '#platform/server-root.ts'
import { testDatabase } from '#testing/database.ts'

const { url } = await testDatabase()
const client = new pg.Client({ connectionString: url })
beforeAll(() => client.connect())
afterAll(() => client.end())

const page = readFileSync(join(serverRoot(), '../../docs/database.md'), 'utf8')

/** The rows of all tables on the page with this heading. Each cell is the list of names in code style. */
function rowsUnder(heading: string): string[][][] {
  const rows: string[][][] = []
  let isUnder = false
  for (const line of page.split('\n')) {
    const cells = line.split('|').slice(1, -1)
    if (cells.length === 0) isUnder = false
    else if (isUnder) rows.push(cells.map((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!)))
    else isUnder = cells[0]!.trim() === heading
  }
  // The first row is the line below the headings.
  return rows.filter((cells) => cells[0]!.length > 0)
}

const namesUnder = (heading: string) => rowsUnder(heading).flatMap(([names]) => names!)
const sorted = (names: Iterable<string>) => [...names].sort()

/** Names in the catalogue that do not come from an extension. */
async function known(query: string): Promise<string[]> {
  const { rows } = await client.query(query)
  return sorted(rows.map(({ name }) => name))
}

const relations = (kind: string) =>
  known(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = '${kind}'`,
  )

it('the page lists every table and view, and no other', async () => {
  expect(sorted(namesUnder('Table'))).toEqual(await relations('r'))
  expect(sorted(namesUnder('View'))).toEqual(await relations('v'))
})

it('the page lists every trigger with its table and function, and no other', async () => {
  const named = rowsUnder('Trigger').flatMap(([triggers, tables, functions]) =>
    triggers!.map((trigger) => `${trigger} on ${tables} runs ${functions}`),
  )
  expect(sorted(named)).toEqual(
    await known(
      `select format('%s on %s runs %s', tgname, tgrelid::regclass, tgfoid::regproc) as name
        from pg_trigger where not tgisinternal`,
    ),
  )
})

it('the page lists every function, and no other', async () => {
  const run = rowsUnder('Trigger').flatMap(([, , functions]) => functions!)
  expect(sorted(new Set([...namesUnder('Function'), ...run]))).toEqual(
    await known(
      `select proname as name from pg_proc p where pronamespace = 'public'::regnamespace and not exists (
        select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`,
    ),
  )
})

it('every row of the page describes what it lists', () => {
  const empty = page.split('\n').filter((line) => /^\|.*\|\s*\|$/.test(line))
  expect(empty).toEqual([])
})

import { readdirSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import type { DomainData } from './table-data.ts'

const root = new URL('..', import.meta.url).pathname
const files = readdirSync(root, { recursive: true }).map(String)

async function readExports(domain: string, ending: string): Promise<unknown[]> {
  const own = files.filter((it) => it.startsWith(`${domain}/`) && it.endsWith(ending))
  const modules = await Promise.all(own.map((it) => import(`${root}${it}`)))
  return modules.flatMap((it) => Object.values(it))
}

const domains = files.filter((it) => it.endsWith('/personal-data.ts')).map((it) => it.split('/')[0]!)

it.each(domains)('%s declares the personal data of its own tables only', async (domain) => {
  const tables = (await readExports(domain, '.tables.ts'))
    .filter((it) => is(it, PgTable))
    .map((it) => getTableName(it))
  // Written by triggers, and therefore only in the migrations.
  if (domain === 'timetable') tables.push('session_bookings')
  const declared = (await readExports(domain, '/personal-data.ts')) as DomainData[]
  expect(declared).toHaveLength(1)
  expect(tables).toEqual(expect.arrayContaining(Object.keys(declared[0]!)))
})

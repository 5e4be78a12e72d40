import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { adminUrl: string; ownerUrl: string; template: string }
  }
}

/** A migrated, empty database for the calling test file or describe block, which is dropped afterwards. */
export async function testDatabase(): Promise<{ url: string }> {
  const { adminUrl, ownerUrl, template } = inject('testDatabase')
  const name = `campanile_test_${randomBytes(8).toString('hex')}`
  await administer(adminUrl, createDatabase(name, ownerUrl, template))
  afterAll(() => administer(adminUrl, `drop database ${name} with (force)`))
  return { url: inDatabase(ownerUrl, name) }
}

/** Copying the files is faster than writing them to the log as well, which no test needs. */
export const createDatabase = (name: string, ownerUrl: string, template: string) =>
  `create database ${name} template ${template} owner ${pg.escapeIdentifier(new URL(ownerUrl).username)}
    strategy file_copy`

/** The same URL with another database. */
export function inDatabase(url: string, name: string): string {
  const result = new URL(url)
  result.pathname = `/${name}`
  return result.href
}

/** Runs one statement as the PostgreSQL superuser. */
export async function administer<T extends pg.QueryResultRow>(
  adminUrl: string,
  statement: string,
): Promise<T[]> {
  const client = new pg.Client({ connectionString: adminUrl })
  try {
    await client.connect()
    return (await client.query<T>(statement)).rows
  } finally {
    await client.end()
  }
}

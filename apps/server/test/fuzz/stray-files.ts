import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { readTables } from '../../src/recovery/catalogue.ts'
import { namedFiles } from '../../src/recovery/named-files.ts'
import type { World } from './world.ts'

/**
 * Files that no row names, such as leftovers of a refusal, and rows whose file is missing. Call it after all
 * jobs.
 */
export async function strayFiles({ pool, platform }: World): Promise<string[]> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ key: string }>(
      `select key from ${namedFiles(await readTables(client))} f`,
    )
    const named = new Set(rows.map(({ key }) => key))
    const held = await listFiles(platform.files.place)
    const nobodys = held.filter((key) => !named.has(key))
    const missing = [...named].filter((key) => !held.includes(key))
    return [
      ...nobodys.map((key) => `a file of nobody: ${key}`),
      ...missing.map((key) => `a file that is not there: ${key}`),
    ]
  } finally {
    client.release()
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

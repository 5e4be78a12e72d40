import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Journal {
  entries: { idx: number; tag: string; when: number }[]
}

/** Adds a migration to a copy of our migrations, as the next version would. */
export function addMigration(folder: string, name: string, sql: string): void {
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal
  const last = journal.entries.at(-1)!
  const idx = last.idx + 1
  const tag = `${String(idx).padStart(4, '0')}_${name}`
  journal.entries.push({ ...last, idx, tag, when: last.when + 1 })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(join(folder, `${tag}.sql`), sql)
}

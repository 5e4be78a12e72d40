import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const domains = join(import.meta.dirname, '../src/domains')

/** Statements that write another domain's tables, and why they do. */
const reasons: Record<string, string> = {
  'attendance/check-in/accepted-check-ins.repo.ts writes face_probes': 'one statement per check-in',
  'attendance/check-in/accepted-check-ins.repo.ts writes audit_events': 'one statement per check-in',
  'erasure/erased-person.repo.ts writes people': 'erasing reaches every domain',
  'erasure/erased-person.repo.ts writes import_rows': 'erasing reaches every domain',
  'structure/rollover/rollover-writing.repo.ts writes check_in_rules': 'a class is copied with its rules',
  'structure/term-copy.repo.ts writes meetings': 'a term is copied with its timetable',
}

const files = readdirSync(domains, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?!.*(\.test\.|\/testing\/)).*\.ts$/.test(path))
  .map((path) => ({ path, domain: path.split('/')[0]!, text: readFileSync(join(domains, path), 'utf8') }))

/** Tables by their names in SQL and in code, with the domain that declares them. */
const owners = new Map(
  files
    .filter(({ path }) => path.endsWith('.tables.ts'))
    .flatMap(({ domain, text }) =>
      [...text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
        ([, constant, table]) => [table!, { domain, constant: constant! }] as const,
      ),
    ),
)

function writesIn(text: string): string[] {
  const inSql = [...text.matchAll(/\b(?:update|insert into|delete from)\s+(\w+)/g)].map(([, table]) => table!)
  const imported = new Map(
    [...text.matchAll(/import \{([^}]*)\} from '(#domains\/([\w-]+)\/[^']*\.tables\.ts)'/g)].flatMap(
      ([, names, , domain]) => names!.split(',').map((name) => [name.trim(), domain!] as const),
    ),
  )
  const inCode = [...text.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)].flatMap(([, constant]) =>
    [...owners].filter(
      ([, owner]) => owner.constant === constant && owner.domain === imported.get(constant!),
    ),
  )
  return [...inSql, ...inCode.map(([table]) => table)]
}

it('domains write only their own tables, apart from the statements listed here', () => {
  const foreign = files.flatMap(({ path, domain, text }) =>
    writesIn(text)
      .filter((table) => owners.has(table) && owners.get(table)!.domain !== domain)
      .map((table) => `${path} writes ${table}`),
  )
  expect([...new Set(foreign)].toSorted()).toEqual(Object.keys(reasons).toSorted())
})

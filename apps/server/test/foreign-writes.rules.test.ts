import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const domains = join(import.meta.dirname, '../src/domains')

/** Statements that write another domain's tables, and why they do. */
const reasons: Record<string, string> = {
  'attendance/records/accepted-check-ins.repo.ts writes face_probes': 'one statement per check-in',
  'attendance/records/accepted-check-ins.repo.ts writes audit_events': 'one statement per check-in',
  'erasure/erased-person.repo.ts writes people': 'erasing reaches every domain',
  'erasure/erased-person.repo.ts writes import_rows': 'erasing reaches every domain',
  'structure/rollover/rollover-writing.repo.ts writes check_in_rules': 'a class is copied with its rules',
  'structure/rollover/rollover-writing.repo.ts writes meetings': 'a class is copied with its timetable',
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

function writesIn(text: string, ownDomain: string): string[] {
  const inSql = [...text.matchAll(/\b(?:update|insert into|delete from)\s+(\w+)/g)].map(([, table]) => table!)
  const imported = new Map(
    [...text.matchAll(/import \{([^}]*)\} from '(?:#domains\/([\w-]+)|\.\.?)\/[^']*\.tables\.ts'/g)].flatMap(
      ([, names, domain = ownDomain]) => names!.split(',').map((name) => [name.trim(), domain] as const),
    ),
  )
  const calls = /\.(?:insert|update|delete)\((\w+)\)|\b(?:insert|update|delete)All\(\s*[\w.]+,\s*(\w+)/g
  const inCode = [...text.matchAll(calls)].flatMap(([, alone, constant = alone]) =>
    [...owners].filter(
      ([, owner]) => owner.constant === constant && owner.domain === imported.get(constant!),
    ),
  )
  return [...inSql, ...inCode.map(([table]) => table)]
}

it('domains write only their own tables, apart from the statements listed here', () => {
  const foreign = files.flatMap(({ path, domain, text }) =>
    writesIn(text, domain)
      .filter((table) => owners.has(table) && owners.get(table)!.domain !== domain)
      .map((table) => `${path} writes ${table}`),
  )
  expect([...new Set(foreign)].toSorted()).toEqual(Object.keys(reasons).toSorted())
})

it('attendance records and their history are written in attendance/records only', () => {
  const tables = ['attendance_records', 'attendance_changes']
  const writers = files.filter(({ text, domain }) =>
    writesIn(text, domain).some((table) => tables.includes(table)),
  )
  expect(writers.map(({ path }) => path).toSorted()).toEqual([
    'attendance/records/accepted-check-ins.repo.ts',
    'attendance/records/record-changes.repo.ts',
    'attendance/records/records.repo.ts',
  ])
})

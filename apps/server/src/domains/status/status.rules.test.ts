import type { SystemStatus } from '@campanile/contract/status/system-status.ts'
import { expect, it } from 'vitest'
import { bounds, listConcerns } from './status.rules.ts'

const at = '2026-11-22T10:00:00.000Z'
const well: Omit<SystemStatus, 'concerns'> = {
  at,
  server: {
    version: '1',
    node: '20',
    startedAt: at,
    memoryBytes: 1,
    streams: 0,
    forwardedHeaders: { requests: 100, untrusted: 50, lastFrom: '203.0.113.9' },
  },
  database: {
    version: '18.4',
    embedded: true,
    bytes: 1,
    connections: 90,
    mostConnections: 100,
    waiting: 0,
  },
  migrations: { applied: 47, known: 47 },
  replica: { state: 'in-use', lagSeconds: 0 },
  jobs: { waiting: 3, running: 1, failed: 0, lateSeconds: bounds.jobLate, failing: [] },
  mail: { configured: true, queued: 2, failed: 0, unclear: 0, lateSeconds: bounds.mailLate },
  push: { devices: 1, failing: 1 },
  storage: { kind: 'disk', works: true, freeBytes: bounds.freeBytes },
  figures: { due: 500 },
  backup: { lastAt: '2026-11-20T10:00:00.000Z' },
}

it('reports nothing while everything is within its bounds', () => {
  expect(listConcerns(well)).toEqual([])
})

it.each([
  ['migrations-missing', { migrations: { applied: 46, known: 47 } }],
  ['older-version', { migrations: { applied: 48, known: 47 } }],
  ['storage-unreachable', { storage: { kind: 's3', works: false, freeBytes: null } }],
  ['disk-low', { storage: { ...well.storage, freeBytes: bounds.freeBytes - 1 } }],
  ['connections-short', { database: { ...well.database, connections: 91 } }],
  ['replica-gone', { replica: { state: 'gone', lagSeconds: null } }],
  ['replica-behind', { replica: { state: 'behind', lagSeconds: 6 } }],
  ['jobs-late', { jobs: { ...well.jobs, lateSeconds: bounds.jobLate + 1 } }],
  ['jobs-failed', { jobs: { ...well.jobs, failed: 1, failing: ['sendMails'] } }],
  ['mail-late', { mail: { ...well.mail, lateSeconds: bounds.mailLate + 1 } }],
  ['mail-failed', { mail: { ...well.mail, failed: 1 } }],
  ['mail-unclear', { mail: { ...well.mail, unclear: 1 } }],
  [
    'proxy-untrusted',
    { server: { ...well.server, forwardedHeaders: { requests: 100, untrusted: 51, lastFrom: '10.0.0.3' } } },
  ],
  ['backup-old', { backup: { lastAt: '2026-11-20T09:59:59.999Z' } }],
  ['backup-old', { backup: { lastAt: null } }],
] satisfies [string, Partial<typeof well>][])('%s', (concern, change) => {
  expect(listConcerns({ ...well, ...change })).toEqual([concern])
})

it('ignores a few forged addresses, however large their share', () => {
  const server = (untrusted: number) => ({
    server: { ...well.server, forwardedHeaders: { requests: 20, untrusted, lastFrom: '10.0.0.3' } },
  })
  expect(listConcerns({ ...well, ...server(20) })).toEqual([])
  expect(listConcerns({ ...well, ...server(21) })).toEqual(['proxy-untrusted'])
})

it('is not concerned about missing figures', () => {
  const silent = {
    storage: { kind: 's3' as const, works: true, freeBytes: null },
    jobs: { ...well.jobs, lateSeconds: null },
    mail: { ...well.mail, lateSeconds: null },
    replica: null,
  }
  expect(listConcerns({ ...well, ...silent })).toEqual([])
})

it('does not expect Campanile’s backups for an external database, unless there were some', () => {
  const own = { ...well, database: { ...well.database, embedded: false } }
  expect(listConcerns({ ...own, backup: { lastAt: null } })).toEqual([])
  expect(listConcerns({ ...own, backup: { lastAt: '2026-11-01T10:00:00.000Z' } })).toEqual(['backup-old'])
})

it('does not count mail as delayed when no mail server was ever set up', () => {
  expect(listConcerns({ ...well, mail: { ...well.mail, configured: false, lateSeconds: 1e6 } })).toEqual([])
})

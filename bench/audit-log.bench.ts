import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool, toDatabase } from '@campanile/server/db/database.ts'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { migrate } from '@campanile/server/db/migrate.ts'
import {
  type AuditNarrowing,
  findPeople,
  listEvents,
} from '@campanile/server/domains/audit/audit-log.repo.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { actionsSaying, listActions } from '../packages/contract/src/audit/audit-words.ts'
import { printTable, quantile } from './table.ts'

const events = 1_000_000
const people = 20_000
const runs = 15

type Pool = ReturnType<typeof openPool>

/** Operations, each as often as its share in a term. */
const actions = [
  ...Array(30).fill('signIn'),
  ...Array(30).fill('checkInWithFace'),
  ...Array(20).fill('markAttendance'),
  ...Array(8).fill('signOut'),
  ...Array(5).fill('submitWork'),
  ...Array(3).fill('enterMarks'),
  ...Array(2).fill('openCheckIn'),
  'updatePerson',
  'updateSettings',
]

async function fill(pool: Pool) {
  await pool.query(
    `insert into people (id, email, first_name, last_name, role, number, created_at, updated_at)
      select gen_random_uuid(), 'p' || n || '@university.example',
        (array['Ada','Ben','Chi','Dana','Eli','Fay','Gus','Hana','Ivo','Jo','Kai','Lea'])[1 + n % 12],
        (array['Abara','Bell','Costa','Diaz','Eze','Fox','Gruber','Haas','Ito','Jones','Kaya'])[1 + n % 11] || ' ' || n,
        case when n % 40 = 0 then 'lecturer' else 'student' end, 'N' || n, now(), now()
      from generate_series(1, $1::int) n`,
    [people],
  )
  // Some people cause far more events than others, as the busiest lecturers and admins do.
  await pool.query(
    `with p as (select id, row_number() over () as n from people),
      e as (select n, random() as at, floor(${people} * power(random(), 2))::int + 1 as who,
        floor(${people} * random())::int + 1 as whom, ($1::text[])[1 + floor(random() * cardinality($1::text[]))::int] as operation
        from generate_series(1, $2::int) n)
    insert into audit_events (id, at, actor_id, operation, entity, entity_id, after, address, request_id, mentions)
      select gen_random_uuid(), now() - e.at * interval '7 years', who.id, e.operation, 'thing', whom.id::text,
        jsonb_build_object('status', 'present', 'student', whom.id), '10.' || e.n % 200 || '.' || e.n % 250 || '.7', 'r',
        array[whom.id, gen_random_uuid()]
      from e join p who on who.n = e.who join p whom on whom.n = e.whom`,
    [actions, events],
  )
  await pool.query('vacuum analyze')
}

/** Filters that an admin would use. */
async function views(pool: Pool): Promise<Record<string, AuditNarrowing>> {
  const db = toDatabase(pool)
  const { rows } = await pool.query<{ id: string }>(
    'select actor_id as id from audit_events group by 1 order by count(*) desc limit 1',
  )
  const busiest = rows[0]!.id
  const sought = async (text: string) => ({
    people: await findPeople(db, text),
    operations: actionsSaying(text, 'en-GB'),
    rowId: undefined,
    address: undefined,
  })
  const until = new Date(Date.now() - 6 * 365 * 86_400_000)
  return {
    everything: {},
    'everything of one day': { from: new Date(Date.now() - 86_400_000), until: new Date() },
    'one actor': { actorId: busiest },
    'about one person': { aboutId: busiest },
    'one area': { operations: listActions('signIn') },
    'search: a first name': { sought: await sought('ada') },
    'search: one letter': { sought: await sought('a') },
    'search: one person': { sought: await sought('Bell 4512') },
    'search: an act': { sought: await sought('signed in') },
    'search: an act that is rare': { sought: await sought('exported') },
    'search: nothing': { sought: await sought('zyzzyva') },
    'search in an area': { sought: await sought('ada'), operations: listActions('people') },
    'search, the oldest': { sought: await sought('ada'), until },
    'search: an address': {
      sought: { people: [], operations: [], rowId: undefined, address: '10.7.7.7' },
    },
  }
}

/** An audit log of a million events: its first page, and a page of 1,000 events as used by the export. */
export async function run(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'campanile-bench-'))
  chmodSync(directory, 0o711)
  const log = createLog('error')
  const cluster = await startEmbeddedPostgres({ dir: join(directory, 'db'), log })
  await migrate(cluster.url)
  const pool = openPool(cluster.url, log, 1)
  try {
    await pool.query('set statement_timeout = 0')
    await fill(pool)
    const table: (string | number)[][] = []
    for (const [name, narrowing] of Object.entries(await views(pool))) {
      const row: (string | number)[] = [name]
      for (const limit of [51, 1_000]) {
        const times: number[] = []
        for (let run = 0; run < runs; run++) {
          const from = performance.now()
          await listEvents(toDatabase(pool), narrowing, { after: undefined, limit })
          times.push(performance.now() - from)
        }
        row.push(quantile(times, 0.5).toFixed(1), quantile(times, 0.95).toFixed(1))
      }
      table.push(row)
    }
    process.stdout.write(`\n${events.toLocaleString('en-GB')} events; ms\n`)
    printTable(['', 'page p50', 'p95', 'of an export p50', 'p95'], table)
  } finally {
    await pool.end()
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

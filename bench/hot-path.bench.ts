import { loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { httpAgent, postCheckIn } from '../e2e/support/check-in-request.ts'
import { prepareCheckIns } from '../e2e/support/prepared-check-ins.ts'
import { databaseCpuSeconds, useOf } from './crowd/process-use.ts'
import { startTwoServers, type TwoServers } from './crowd/two-servers.ts'
import { measure } from './load.ts'
import { printTable, quantile } from './table.ts'

const count = 1_500
const atOnce = 64
const rounds = 5
/** Milliseconds to wait between rounds until all stale figures have been refreshed. */
const patience = 120_000

/** Triggers and indexes that a check-in pays for, each with SQL that removes and restores them. */
const parts = {
  'as it is': ['', ''],
  'without the triggers of the analytics': [
    'alter table attendance_records disable trigger user',
    'alter table attendance_records enable trigger user',
  ],
  'without the index of mentions (GIN)': [
    'drop index audit_events_mentions',
    'create index audit_events_mentions on audit_events using gin (mentions)',
  ],
  'without the other indexes of the audit log': [
    'drop index audit_events_entity, audit_events_actor, audit_events_operation, audit_events_address',
    `create index audit_events_entity on audit_events (entity, entity_id, at);
     create index audit_events_actor on audit_events (actor_id, at, id);
     create index audit_events_operation on audit_events (operation, at, id);
     create index audit_events_address on audit_events (address, at, id)`,
  ],
} as const

/**
 * The cost of triggers and indexes for a check-in: processor time of the database and of the server with and
 * without them, as a ratio. Each round measures all variants alternately, so that other load on the machine
 * affects them equally.
 */
export async function run(): Promise<void> {
  const house = await startTwoServers()
  try {
    const costs = new Map(Object.keys(parts).map((name) => [name, [] as Cost[]]))
    await costOf(house)
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, [off, on]] of Object.entries(parts)) {
        if (off) await house.pool.query(off)
        costs.get(name)!.push(await costOf(house))
        if (on) await house.pool.query(on)
        await figuresKept(house)
      }
    }
    print(costs)
  } finally {
    await house.stop()
  }
}

interface Cost {
  database: number
  server: number
  perSecond: number
}

/** Average processor milliseconds per check-in. */
async function costOf({ pool, secretKey, servers, database }: TwoServers): Promise<Cost> {
  const campus = await prepareCheckIns(pool, secretKey, count)
  const [server] = servers
  const agent = httpAgent(server.url)
  const used = () => [databaseCpuSeconds(database.pid), useOf(server.child.pid!).cpuSeconds] as const
  const before = used()
  const { perSecond } = await measure(count, atOnce, (index) => postCheckIn(agent, campus[index]!))
  const after = used()
  agent.destroy()
  const each = (index: 0 | 1) => ((after[index] - before[index]) * 1_000) / count
  return { database: each(0), server: each(1), perSecond }
}

async function figuresKept({ pool }: TwoServers) {
  const until = performance.now() + patience
  for (;;) {
    const { rows } = await pool.query(
      `select count(*)::int as waiting from stale_figures where kind = 'session' and due_at <= now()`,
    )
    if (rows[0].waiting === 0) return
    if (performance.now() > until) throw new Error('the figures are not kept')
    await setTimeout(200)
  }
}

function print(costs: ReadonlyMap<string, readonly Cost[]>) {
  const middle = (name: string, of: keyof Cost) =>
    quantile(
      costs.get(name)!.map((it) => it[of]),
      0.5,
    )
  const whole = (name: string) => middle(name, 'database') + middle(name, 'server')
  process.stdout.write(
    `\nmedians of ${rounds} rounds of ${count} check-ins, ${atOnce} at once; load ${loadavg()[0]!.toFixed(1)}\n`,
  )
  printTable(
    ['', 'database ms', 'server ms', 'database, of all', 'both, of all', 'check-ins/s'],
    [...costs.keys()].map((name) => [
      name,
      middle(name, 'database').toFixed(2),
      middle(name, 'server').toFixed(2),
      (middle(name, 'database') / middle('as it is', 'database')).toFixed(2),
      (whole(name) / whole('as it is')).toFixed(2),
      middle(name, 'perSecond').toFixed(0),
    ]),
  )
}

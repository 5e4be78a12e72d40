import type pg from 'pg'
import type { Log } from '#platform/log.ts'

/** Milliseconds between two looks, and how long a job stays taken that nobody shows to be at work on. */
interface Pace {
  every: number
  lease: number
}
const usual: Pace = { every: 30_000, lease: 120_000 }

/**
 * A killed server's jobs stay locked for four hours if nobody looks after them. Each server renews the locks of those
 * it works on; locks that stay unchanged for a lease are undone. What passed is measured here: no clock is compared
 * with another, so none that jumps takes a job away from a server that works on it.
 */
export function keepLeases(pool: pg.Pool, log: Log, { every, lease }: Pace = usual) {
  const mine = new Set<string>()
  /** Since when each lock looks as it does. */
  let seen = new Map<string, { lockedAt: string; since: number }>()

  async function look() {
    await pool.query(
      'update graphile_worker._private_jobs set locked_at = clock_timestamp() where id = any($1)',
      [[...mine]],
    )
    const { rows } = await pool.query<{ id: string; lockedAt: string }>(
      `select id, locked_at::text as "lockedAt" from graphile_worker._private_jobs where locked_at is not null`,
    )
    const now = performance.now()
    seen = new Map(
      rows.map(({ id, lockedAt }) => {
        const known = seen.get(id)
        return [id, known?.lockedAt === lockedAt ? known : { lockedAt, since: now }]
      }),
    )
    const left = [...seen].filter(([id, { since }]) => !mine.has(id) && now - since >= lease)
    if (left.length > 0) await undo(left.map(([id, { lockedAt }]) => ({ id, lockedAt })))
  }

  /** Unless somebody has come by since. */
  async function undo(left: { id: string; lockedAt: string }[]) {
    log.warn({ jobs: left.length }, 'jobs that nobody is at work on are done again')
    await pool.query(
      `update graphile_worker._private_jobs jobs set locked_at = null, locked_by = null
       from json_to_recordset($1) as it(id bigint, "lockedAt" timestamptz)
       where jobs.id = it.id and jobs.locked_at = it."lockedAt"`,
      [JSON.stringify(left)],
    )
  }

  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const again = async () => {
    await look().catch((err) => log.warn({ err }, 'locks of jobs not renewed'))
    if (!stopped) timer = setTimeout(again, every)
  }
  timer = setTimeout(again, every)
  return {
    begun: (id: string) => void mine.add(id),
    ended: (id: string) => void mine.delete(id),
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

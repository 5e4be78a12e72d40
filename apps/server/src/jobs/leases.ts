import type pg from 'pg'
import type { Log } from '#platform/log.ts'

/** Milliseconds between two checks, and until a job is released whose lock is not renewed. */
interface Pace {
  every: number
  lease: number
}
const defaultPace: Pace = { every: 30_000, lease: 120_000 }

/**
 * Without this, the jobs of a killed server would stay locked for four hours. Each server renews the locks of
 * the jobs it is running, and locks that stay unchanged for a lease are released. The time is measured in
 * this process and no two clocks are compared, so a clock that jumps does not take a job away from a server
 * that is running it.
 */
export function renewLeases(pool: pg.Pool, log: Log, { every, lease }: Pace = defaultPace) {
  const mine = new Set<string>()
  /** Since when each lock has been unchanged. */
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

  /** Releases the locks unless they have been renewed in the meantime. */
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

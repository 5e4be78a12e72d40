import { type ParsedCronItem, parseCrontab } from 'graphile-worker'
import type pg from 'pg'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { dueBetween, minuteOf } from './timetable.rules.ts'

const minuteMs = 60_000

/**
 * Adds the jobs that run on a schedule. The library's own scheduler is not used: when the clock jumps ahead,
 * it adds every skipped minute (half a million in a year), and when the clock jumps back it waits until it
 * has caught up.
 */
export function startTimetable(
  pool: pg.Pool,
  { clock, log }: { clock: Clock; log: Log },
  crontab: string,
): { stop(): void } {
  const items = parseCrontab(crontab)
  let last = minuteOf(clock.now())
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function look() {
    const now = minuteOf(clock.now())
    const due = dueBetween(items, last, now)
    try {
      await addDue(pool, due, new Date(now))
      last = now
    } catch (err) {
      log.warn({ err }, 'jobs of the timetable not added')
    }
    wait()
  }

  function wait() {
    if (!stopped) timer = setTimeout(look, minuteMs - (clock.now().getTime() % minuteMs) + 1)
  }

  wait()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/**
 * Adds each job once a minute, however many servers there are. A job that is still waiting is not added
 * again.
 */
export async function addDue(
  pool: pg.Pool,
  due: readonly Pick<ParsedCronItem, 'identifier' | 'task' | 'payload'>[],
  minute: Date,
): Promise<void> {
  if (due.length === 0) return
  await pool.query(
    `with due as (select * from json_to_recordset($1) as it(identifier text, task text, payload json)),
     taken as (
       insert into graphile_worker._private_known_crontabs as known (identifier, known_since, last_execution)
       select identifier, $2, $2 from due
       on conflict (identifier) do update set last_execution = excluded.last_execution
       where known.last_execution is distinct from excluded.last_execution
       returning identifier)
     select graphile_worker.add_job(task, payload, max_attempts => 12, job_key => 'timetable ' || identifier,
       job_key_mode => 'preserve_run_at')
     from due join taken using (identifier)`,
    [
      JSON.stringify(
        due.map(({ identifier, task, payload }) => ({ identifier, task, payload: payload ?? {} })),
      ),
      minute,
    ],
  )
}

import { useOf } from './process-use.ts'
import type { TwoServers } from './two-servers.ts'

/** Everything that could grow without limit, measured between two sessions. */
export interface Sample {
  minute: number
  'server 1, MB': number
  'server 2, MB': number
  'server 1, files': number
  'server 2, files': number
  'database connections': number
  'database, MB': number
  /** Tables whose rows are constantly updated or deleted. */
  'stale_figures and jobs, MB': number
}

export async function sampleOf({ servers, pool }: TwoServers, minute: number): Promise<Sample> {
  const [first, second] = servers.map(({ child }) => useOf(child.pid!))
  const { rows } = await pool.query(
    `select (select count(*) from pg_stat_activity where datname = current_database())::int as connections,
      pg_database_size(current_database()) / 1048576.0 as size,
      (pg_total_relation_size('stale_figures') + pg_total_relation_size('graphile_worker._private_jobs')) / 1048576.0 as churn`,
  )
  const { connections, size, churn } = rows[0]
  return {
    minute,
    'server 1, MB': first!.residentMegabytes,
    'server 2, MB': second!.residentMegabytes,
    'server 1, files': first!.openFiles,
    'server 2, files': second!.openFiles,
    'database connections': connections,
    'database, MB': Number(size),
    'stale_figures and jobs, MB': Number(churn),
  }
}

/** Linear regression by least squares. */
export function slopePerHour(samples: readonly Sample[], name: keyof Sample): number {
  const mean = (of: keyof Sample) => samples.reduce((sum, it) => sum + it[of], 0) / samples.length
  const [meanMinute, meanValue] = [mean('minute'), mean(name)]
  const over = samples.reduce((sum, it) => sum + (it.minute - meanMinute) * (it[name] - meanValue), 0)
  const under = samples.reduce((sum, it) => sum + (it.minute - meanMinute) ** 2, 0)
  return under === 0 ? 0 : (over / under) * 60
}

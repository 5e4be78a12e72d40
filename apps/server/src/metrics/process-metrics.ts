import type pg from 'pg'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { Hub } from '#events/hub.ts'

/** What this process knows of itself: memory, event loop, open streams, its connections to the database. */
export function gaugeProcess(registry: Registry, { pool, hub }: { pool: pg.Pool; hub: Hub }) {
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name: `campanile_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(value())
      },
    })
  gauge('event_streams', 'Browsers that hear of changes from this process', () => hub.size())
  gauge('pool_connections', 'Connections of this process to the database', () => pool.totalCount)
  gauge('pool_idle', 'Connections that are free', () => pool.idleCount)
  gauge('pool_limit', 'Connections that this process may open', () => pool.options.max)
  gauge('pool_waiting', 'Calls that wait for a connection', () => pool.waitingCount)
}

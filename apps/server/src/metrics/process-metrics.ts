import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { Hub } from '#events/hub.ts'
import type { Admission } from '#http/admission.ts'

interface Process {
  pool: pg.Pool
  hub: Hub
  admission: Admission
}

/** Figures of this process: memory, event loop, open streams, requests and database connections. */
export function gaugeProcess(registry: Registry, { pool, hub, admission }: Process) {
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
  gauge('requests_admitted', 'Requests that are worked on', () => admission.state().admitted)
  gauge('requests_waiting', 'Requests that wait to be admitted', () => admission.state().waiting)
  new Counter({
    name: 'campanile_requests_shed_total',
    help: 'Requests refused because the server, or the share of their client, was full',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(admission.state().shed)
    },
  })
  gauge('pool_connections', 'Connections of this process to the database', () => pool.totalCount)
  gauge('pool_idle', 'Connections that are free', () => pool.idleCount)
  gauge('pool_limit', 'Connections that this process may open', () => pool.options.max)
  gauge('pool_waiting', 'Calls that wait for a connection', () => pool.waitingCount)
}

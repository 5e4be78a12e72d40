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
  gauge('event_streams', 'Browsers connected to the event stream of this process', () => hub.size())
  gauge('requests_admitted', 'Requests in progress', () => admission.state().admitted)
  gauge('requests_waiting', 'Requests waiting to be admitted', () => admission.state().waiting)
  new Counter({
    name: 'campanile_requests_shed_total',
    help: 'Requests refused because the server, or their client’s share of it, was at capacity',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(admission.state().shed)
    },
  })
  gauge('pool_connections', 'Database connections of this process', () => pool.totalCount)
  gauge('pool_idle', 'Idle connections', () => pool.idleCount)
  gauge('pool_limit', 'Maximum connections of this process', () => pool.options.max)
  gauge('pool_waiting', 'Calls waiting for a connection', () => pool.waitingCount)
}

import { Gauge, type Registry } from 'prom-client'
import { isDatabaseUnavailable } from '#db/errors.ts'
import type { Log } from '#platform/log.ts'
import type { Sample } from './sample.ts'

/** How old a database read may be: several scrapers at once cause only one. */
const freshMs = 5_000

/** Figures that are the same on all servers of an installation. Read from the database on each scrape. */
export function gaugeInstallation(registry: Registry, read: () => Promise<Sample[]>, log: Log) {
  const gauges = new Map<string, Gauge>()
  let readAt = Number.NEGATIVE_INFINITY
  const up = new Gauge({
    name: 'campanile_database_up',
    help: '1 while the database responds',
    registers: [registry],
  })

  const findGauge = ({ name, help, labels }: Sample) => {
    const known = gauges.get(name)
    if (known) return known
    const made = new Gauge({
      name: `campanile_${name}`,
      help,
      labelNames: Object.keys(labels ?? {}),
      registers: [registry],
    })
    gauges.set(name, made)
    return made
  }

  /** Clears the figures, so that outdated ones are not reported as current. */
  function forget() {
    for (const name of gauges.keys()) registry.removeSingleMetric(`campanile_${name}`)
    gauges.clear()
  }

  return async function refresh() {
    if (performance.now() - readAt < freshMs) return
    try {
      const samples = await read()
      forget()
      for (const sample of samples) findGauge(sample).set(sample.labels ?? {}, sample.value)
      up.set(1)
      readAt = performance.now()
    } catch (err) {
      if (!isDatabaseUnavailable(err)) log.error({ err }, 'metrics not read')
      forget()
      up.set(0)
    }
  }
}

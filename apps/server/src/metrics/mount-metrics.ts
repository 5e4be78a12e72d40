import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { AggregatorRegistry, Counter, Histogram, Registry } from 'prom-client'
import { hashToken } from '#auth/tokens.ts'
import type { Hub } from '#events/hub.ts'
import type { Admission } from '#http/admission.ts'
import { AppError } from '#http/app-error.ts'
import type { Log } from '#platform/log.ts'
import { isSupervised, shareMetrics } from '../processes/supervised.ts'
import { gaugeInstallation } from './installation-metrics.ts'
import { gaugeProcess } from './process-metrics.ts'
import type { Sample } from './sample.ts'

interface Given {
  /** If absent, nothing is measured and the page does not exist. */
  token: string | undefined
  parts: { pool: pg.Pool; hub: Hub; admission: Admission; log: Log; installation: () => Promise<Sample[]> }
}

/**
 * GET /metrics in Prometheus's text format, for clients with the token. For all others the page does not
 * exist.
 */
export function mountMetrics(app: FastifyInstance, { token, parts }: Given) {
  const answer = token === undefined ? undefined : measuring(app, parts)
  app.get('/metrics', async (request, reply) => {
    if (token === undefined || !answer || !shows(request, token)) throw new AppError('not-found')
    const { type, text } = await answer()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}

function measuring(app: FastifyInstance, { pool, hub, admission, log, installation }: Given['parts']) {
  const ofProcess = new Registry()
  gaugeProcess(ofProcess, { pool, hub, admission })
  measureRequests(app, ofProcess)
  const ofInstallation = new Registry()
  const refresh = gaugeInstallation(ofInstallation, installation, log)
  const readAll = isSupervised() ? shareMetrics(() => ofProcess.getMetricsAsJSON()) : undefined
  return async () => {
    await refresh()
    const processes = readAll ? AggregatorRegistry.aggregate(await readAll()) : ofProcess
    const text = `${await processes.metrics()}\n${await ofInstallation.metrics()}`
    return { type: ofProcess.contentType, text }
  }
}

const shows = ({ headers }: FastifyRequest, token: string) =>
  timingSafeEqual(hashToken(headers.authorization ?? ''), hashToken(`Bearer ${token}`))

/** In seconds. Few buckets, because each operation has all of them. */
const buckets = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30]

/** Counts and times every handled operation. Other requests (pages, health) share one label. */
function measureRequests(app: FastifyInstance, registry: Registry) {
  const answered = new Counter({
    name: 'campanile_requests_total',
    help: 'Answered requests',
    labelNames: ['operation', 'status'],
    registers: [registry],
  })
  const taken = new Histogram({
    name: 'campanile_request_seconds',
    help: 'Time from the first byte of a request to the last byte of its response',
    labelNames: ['operation'],
    buckets,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const { operation = 'none' } = request.routeOptions.config
    answered.inc({ operation, status: reply.statusCode })
    // An event stream lasts as long as its page is open.
    if (operation !== 'streamEvents') taken.observe({ operation }, reply.elapsedTime / 1000)
  })
}

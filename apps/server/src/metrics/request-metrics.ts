import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/** Seconds; few, as each operation has all of them. */
const buckets = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30]

/** Counts and times every answered operation. What is no operation (pages, health) is not told apart. */
export function measureRequests(app: FastifyInstance, registry: Registry) {
  const answered = new Counter({
    name: 'campanile_requests_total',
    help: 'Answered requests',
    labelNames: ['operation', 'status'],
    registers: [registry],
  })
  const taken = new Histogram({
    name: 'campanile_request_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['operation'],
    buckets,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const { operation = 'none' } = request.routeOptions.config
    answered.inc({ operation, status: reply.statusCode })
    // A stream of events lasts as long as its page is open.
    if (operation !== 'streamEvents') taken.observe({ operation }, reply.elapsedTime / 1000)
  })
}

import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { knownMigrations } from '#db/migrate.ts'

/** /healthz: this process answers. /readyz: its database does too, and has all migrations. */
export function mountHealth(app: FastifyInstance, pool: pg.Pool) {
  const known = knownMigrations()
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      const { rows } = await pool.query('select count(*)::int as applied from drizzle.__drizzle_migrations')
      if (rows[0].applied >= known) return { status: 'ready' }
      return reply.code(503).send({ status: 'migrations missing' })
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}

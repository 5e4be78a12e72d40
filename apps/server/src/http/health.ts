import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { knownMigrations } from '#db/migrate.ts'
import type { Replica } from '#db/replica.ts'

/**
 * /healthz checks that this process responds. /readyz also checks that its database responds, accepts writes
 * and has all migrations. A replica is reported but does not affect readiness.
 */
export function mountHealth(app: FastifyInstance, pool: pg.Pool, replica: Replica | null) {
  const known = knownMigrations()
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      const { migrated, readOnly } = await readState(pool, known)
      if (migrated && !readOnly) return { status: 'ready', ...(replica && { replica: replica.state() }) }
      return reply.code(503).send({ status: readOnly ? 'database read-only' : 'migrations missing' })
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}

/** Whether the database has all migrations. Rejects if the database does not respond. */
export const isReady = async (pool: pg.Pool): Promise<boolean> =>
  (await readState(pool, knownMigrations())).migrated

async function readState(pool: pg.Pool, known: number) {
  const { rows } = await pool.query(
    `select count(*)::int as applied, current_setting('transaction_read_only') = 'on' as "readOnly"
     from drizzle.__drizzle_migrations`,
  )
  return { migrated: rows[0].applied >= known, readOnly: rows[0].readOnly as boolean }
}

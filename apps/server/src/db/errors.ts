interface PostgresError extends Error {
  code?: string
  constraint?: string
  syscall?: string
}

/** Drizzle's error has the driver's error in `.cause`. */
function postgresError(error: unknown): PostgresError | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof Error ? cause : undefined
}

/** Whether a unique constraint (any, or the named one) rejected the row. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = postgresError(error)
  return found?.code === '23505' && (!constraint || found.constraint === constraint)
}

/** Whether the named exclusion constraint rejected the row because it overlaps with another one. */
export function isExclusionViolation(error: unknown, constraint: string): boolean {
  const found = postgresError(error)
  return found?.code === '23P01' && found.constraint === constraint
}

/** The database cancelled a statement that exceeded its time limit. */
export const isTimeout = (error: unknown): boolean => postgresError(error)?.code === '57014'

/** Another transaction held the row or table for longer than the lock timeout. */
export const isLockTimeout = (error: unknown): boolean => postgresError(error)?.code === '55P03'

const unreachable = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Shutting down or starting up, connection errors, out of connections. */
const refusing = /^(57P0[123]|08...|53300)$/
const brokenOff =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered|Client was closed|Query read timeout/
/** Read-only after a failover, disk full, out of memory, or a disk error. */
const unable = /^(25006|53[012]00|58...)$/

/** The connection was lost or never made. The last statement may or may not have been executed. */
export function isConnectionLost(error: unknown): boolean {
  const found = postgresError(error)
  if (!found) return false
  const { code = '', message, syscall } = found
  const noSocket = code === 'ENOENT' && syscall === 'connect'
  return noSocket || unreachable.test(code) || refusing.test(code) || brokenOff.test(message)
}

/** The database cannot be reached, or cannot do its work. Retrying later may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isConnectionLost(error) || unable.test(postgresError(error)?.code ?? '')
}

const readOnly = '25006'
/** The replica lacks something the primary has, or cancelled a read in order to keep up with the primary. */
const behind = /^(40001|40P01|42P01|42703|42883)$/

/**
 * A read failed on the replica that may succeed on the primary. A write to a replica does not count: that is
 * a bug of the caller.
 */
export function isReplicaTrouble(error: unknown): boolean {
  const { code = '' } = postgresError(error) ?? {}
  return code !== readOnly && (isDatabaseUnavailable(error) || behind.test(code))
}

interface PostgresError extends Error {
  code?: string
  constraint?: string
  syscall?: string
}

/** The driver's error stands in `.cause` of Drizzle's. */
function postgresError(error: unknown): PostgresError | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof Error ? cause : undefined
}

/** Whether a unique constraint (any, or the named one) refused the row. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = postgresError(error)
  return found?.code === '23505' && (!constraint || found.constraint === constraint)
}

/** Whether the named exclusion constraint refused the row: something else lies in the same place and time. */
export function isExclusionViolation(error: unknown, constraint: string): boolean {
  const found = postgresError(error)
  return found?.code === '23P01' && found.constraint === constraint
}

/** The database gave a statement up: it took longer than it was given. */
export const isTimeout = (error: unknown): boolean => postgresError(error)?.code === '57014'

/** Somebody else held the row or table for longer than it was waited for. */
export const isLockTimeout = (error: unknown): boolean => postgresError(error)?.code === '55P03'

const unreachable = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Shutting down or starting up, connection errors, out of connections. */
const refusing = /^(57P0[123]|08...|53300)$/
const brokenOff =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered|Client was closed|Query read timeout/
/** Read-only after a failover, its disk full, out of memory, or its disk broken. */
const unable = /^(25006|53[012]00|58...)$/

/** The connection was lost or never made: what it was told last may have been done, or not. */
export function isConnectionLost(error: unknown): boolean {
  const found = postgresError(error)
  if (!found) return false
  const { code = '', message, syscall } = found
  const noSocket = code === 'ENOENT' && syscall === 'connect'
  return noSocket || unreachable.test(code) || refusing.test(code) || brokenOff.test(message)
}

/** The database cannot be reached, or cannot do its work: worth trying again later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isConnectionLost(error) || unable.test(postgresError(error)?.code ?? '')
}

const readOnly = '25006'
/** The replica lacks what the primary would answer with, or gave a read up so that it can follow the primary. */
const behind = /^(40001|40P01|42P01|42703|42883)$/

/** A replica failed where the primary may not; that it takes no change is no trouble but a fault of whoever asks. */
export function isReplicaTrouble(error: unknown): boolean {
  const { code = '' } = postgresError(error) ?? {}
  return code !== readOnly && (isDatabaseUnavailable(error) || behind.test(code))
}

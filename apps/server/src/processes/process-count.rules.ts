/** Processes that `auto` starts at most. Beyond, the database is the limit, and more servers are the better way. */
const mostByItself = 8

/** Connections for requests of all processes of a server together, if it has several. */
const sharedConnections = 40
/** Connections of one process: maximum if it is the only one, and minimum. */
const connectionsAlone = 20
const fewestConnections = 8

interface Given {
  /** The setting WORKERS. */
  workers: number | 'auto'
  /** The included database serves one process. */
  hasExternalDatabase: boolean
  /** Processors that this server may use. */
  processors: number
}

/** Number of processes that answer requests. */
export function processCount({ workers, hasExternalDatabase, processors }: Given): number {
  if (!hasExternalDatabase) return 1
  return workers === 'auto' ? Math.min(processors, mostByItself) : workers
}

/** Database connections for the requests of one of so many processes. */
export const connectionsPerProcess = (processes: number): number =>
  processes === 1
    ? connectionsAlone
    : Math.max(fewestConnections, Math.min(connectionsAlone, Math.floor(sharedConnections / processes)))

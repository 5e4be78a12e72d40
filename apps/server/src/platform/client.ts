import { AsyncLocalStorage } from 'node:async_hooks'

/** The client for whom expensive work is done. A client with many requests delays itself, not others. */
export interface ServedClient {
  /** A person's id, or the network of an anonymous client. */
  key: string
  /** Whether the client has disconnected and no longer needs the result. */
  hasLeft: () => boolean
}

/** Jobs, the demo campus and other work that the server does on its own. */
const server: ServedClient = { key: 'server', hasLeft: () => false }

const served = new AsyncLocalStorage<ServedClient>()

/** Runs the work on behalf of a client, so that code at any depth can find out for whom it works. */
export const runForClient = <T>(client: ServedClient, work: () => T): T => served.run(client, work)

export const servedClient = (): ServedClient => served.getStore() ?? server

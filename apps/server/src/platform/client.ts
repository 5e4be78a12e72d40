import { AsyncLocalStorage } from 'node:async_hooks'

/** On whose behalf something costly is done: whoever asks for much waits for themselves, not for others. */
export interface ServedClient {
  /** A person, or the network of somebody who is not signed in. */
  key: string
  /** Whether they hung up: nobody waits for the result any more. */
  hasLeft: () => boolean
}

/** Jobs, the demo campus and whatever else the server does by itself. */
const server: ServedClient = { key: 'server', hasLeft: () => false }

const served = new AsyncLocalStorage<ServedClient>()

/** Does the work on behalf of a client, however deep in it something asks for them. */
export const onBehalfOf = <T>(client: ServedClient, work: () => T): T => served.run(client, work)

export const servedClient = (): ServedClient => served.getStore() ?? server

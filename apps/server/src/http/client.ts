import type { FastifyRequest } from 'fastify'
import type { ServedClient } from '#platform/client.ts'
import { clientNetwork } from './client-network.ts'

/** Who a request is counted for: a person, on whatever device, or, signed out, a client network. */
export interface Client {
  group: 'signed-in' | 'signed-out'
  /** Unique within the group. */
  key: string
}

export const personClient = (personId: string): Client => ({ group: 'signed-in', key: personId })

export const networkClient = ({ ip }: Pick<FastifyRequest, 'ip'>): Client => ({
  group: 'signed-out',
  key: clientNetwork(ip),
})

/** The client of a request whose caller has been identified. */
export const clientOf = (request: Pick<FastifyRequest, 'actor' | 'ip'>): Client =>
  request.actor ? personClient(request.actor.id) : networkClient(request)

/** The same client as the queues of costly work know it. */
export const servedClientOf = ({ group, key }: Client, hasLeft: () => boolean): ServedClient => ({
  key: `${group} ${key}`,
  hasLeft,
})

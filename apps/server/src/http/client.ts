import type { FastifyRequest } from 'fastify'
import type { ServedClient } from '#platform/client.ts'
import { clientNetwork } from './client-network.ts'
import type { Actor } from './context.ts'

/** The party a request is counted for: the signed-in person, on any device, a program’s token, or else
 * the client network. */
export interface Client {
  group: 'signed-in' | 'signed-out'
  /** Unique within the group. */
  key: string
}

export const personClient = (personId: string): Client => ({ group: 'signed-in', key: personId })

/** Each token is a separate client, independent of the person who is responsible for it. */
export const clientOfActor = ({ id, program }: Pick<Actor, 'id' | 'program'>): Client =>
  program ? { group: 'signed-in', key: `token ${program.tokenId}` } : personClient(id)

export const networkClient = ({ ip }: Pick<FastifyRequest, 'ip'>): Client => ({
  group: 'signed-out',
  key: clientNetwork(ip),
})

/** Returns the client of a request whose caller has already been identified. */
export const requestClient = (request: Pick<FastifyRequest, 'actor' | 'ip'>): Client =>
  request.actor ? clientOfActor(request.actor) : networkClient(request)

/** The same client in the form that the queues for expensive work use. */
export const toServedClient = ({ group, key }: Client, hasLeft: () => boolean): ServedClient => ({
  key: `${group} ${key}`,
  hasLeft,
})

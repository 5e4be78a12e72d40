import { ApiError, pathFields } from '@campanile/contract/client.ts'
import type { OperationInput, OperationOutput } from '@campanile/contract/operation.ts'
import type { OperationName, Operations } from '@campanile/contract/operations.ts'
import { pageMessage } from '@campanile/contract/page-messages.ts'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { api, endpointOf, isOperation } from './api.ts'
import { type Timed, timed } from './serverClock.ts'

export type Input<K extends OperationName> = OperationInput<Operations[K]>

export type Answer<K extends OperationName> = Timed<OperationOutput<Operations[K]>>

type Call = (input: unknown, options?: Parameters<typeof api.readSession>[1]) => Promise<unknown>

/** Calls an operation; throws ApiError. */
export const call = <K extends OperationName>(name: K, input: Input<K>, options?: Parameters<Call>[1]) =>
  timed(() => (api[name] as Call)(input, options)) as Promise<Answer<K>>

/**
 * Calls a read. An address with something other than an id identifies nothing, so the response is not-found;
 * the screen has no field to mark.
 */
export const ask = <K extends OperationName>(name: K, input: Input<K>, options?: Parameters<Call>[1]) =>
  call(name, input, options).catch((error: unknown) => {
    throw namesNothing(name, error) ? notFound(error) : error
  })

const notFound = ({ requestId }: ApiError) =>
  new ApiError('not-found', pageMessage['not-found'], {}, requestId)

function namesNothing(name: OperationName, error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code !== 'invalid-input') return false
  const path = pathFields(endpointOf(name))
  const fields = Object.keys(error.fields)
  return fields.length > 0 && fields.every((field) => path.includes(field) || field.endsWith('Id'))
}

/** The cache key of a read's response. Responses of different versions are never mixed up. */
export const readKey = <K extends OperationName>(name: K, input: Input<K>, version?: unknown): QueryKey =>
  version === undefined ? [name, input] : [name, input, version]

const fieldOf = (input: unknown, field: string) => (input as Record<string, unknown> | null)?.[field]

/**
 * Whether two reads are about the same rows, so that one response can stay visible until the other arrives.
 */
export function isSameSubject([name, input, version]: QueryKey, [otherName, other, otherVersion]: QueryKey) {
  if (!isOperation(name) || name !== otherName || version !== otherVersion) return false
  return pathFields(endpointOf(name)).every((field) => fieldOf(input, field) === fieldOf(other, field))
}

/** The changed data: a whole topic, or one row of it. */
interface Change {
  topic: string
  id?: string | undefined
}

/**
 * Whether a change makes a response out of date. A change of one row doesn't affect reads about other rows.
 */
export function isAffected(
  { queryKey: [name, input], meta }: Pick<Query, 'queryKey' | 'meta'>,
  change: Change,
) {
  if (!isOperation(name) || meta?.once) return false
  const [, , , topics = [], eventId] = endpointOf(name)
  if (!topics.some((topic) => topic === change.topic)) return false
  return change.id === undefined || eventId === undefined || fieldOf(input, eventId) === change.id
}

/** Refetches the reads that an operation has changed, except the response that it has just delivered. */
export const refreshAfter = (client: QueryClient, name: OperationName, written?: QueryKey): Promise<void> =>
  client.invalidateQueries({
    predicate: (query) =>
      query.queryKey !== written && (endpointOf(name)[3] ?? []).some((topic) => isAffected(query, { topic })),
  })

/** Replaces the response of a read with the one the server has just sent, and returns its key. */
export async function writeRead<K extends OperationName>(
  client: QueryClient,
  name: K,
  input: Input<K>,
  change: (before: Answer<K> | undefined) => Answer<K> | undefined,
): Promise<QueryKey> {
  const key = readKey(name, input)
  // An earlier read must not restore the old response.
  await client.cancelQueries({ queryKey: key })
  client.setQueryData<Answer<K>>(key, change)
  return client.getQueryCache().find({ queryKey: key })?.queryKey ?? key
}

// Free of zod: the browser only needs the method and path of an operation.
import type { ErrorBody, ErrorCode } from './errors.ts'
import type { Operation, OperationInput, OperationKind, OperationOutput } from './operation.ts'
import type { OperationName, Operations } from './operations.ts'
import type { Topic } from './topics.ts'

/** Method, path below /api, kind, topics, and the part of the input that holds the id of their events. */
export type Endpoint = readonly [
  method: string,
  path: string,
  kind: OperationKind,
  topics?: readonly Topic[],
  eventId?: string,
]
export type Endpoints = Record<OperationName, Endpoint>

/** An error response of the API, as callers of an operation catch it. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string>
  readonly requestId: string | undefined

  constructor(code: ErrorCode, message: string, fields: Record<string, string> = {}, requestId?: string) {
    super(message)
    this.code = code
    this.fields = fields
    this.requestId = requestId
  }
}

export interface WireRequest {
  method: string
  /** Path and query, below /api. */
  path: string
  body?: unknown
  signal?: AbortSignal
  /** Receives the share of the body that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
}
export interface WireAnswer {
  status: number
  body: unknown
}
/** Sends one request; throws ApiError 'network-request-failed' when there is no response. */
export type Send = (request: WireRequest) => Promise<WireAnswer>

type Options = Pick<WireRequest, 'signal' | 'onProgress'> & { file?: Blob }
type Call<T> = (input: OperationInput<T>, options?: Options) => Promise<OperationOutput<T>>
export type Client = { [K in OperationName]: Call<Operations[K]> }

const pathField = /\{(\w+)\}/g

/** The parts of an operation's input that are in its path: the rows that it is about. */
export const pathFields = ([, template]: Endpoint): string[] =>
  Array.from(template.matchAll(pathField), ([, name]) => name!)

/** Path and query of an operation for these inputs, below /api; the remaining inputs are the body. */
export function requestAddress([method, template, kind]: Endpoint, input: Record<string, unknown>) {
  const rest = { ...input }
  const path = template.replace(pathField, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  // The body of an upload is the file itself.
  if (method !== 'GET' && method !== 'DELETE' && kind !== 'upload') return { path, body: rest }
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([key, value]) =>
      value == null || value === '' ? [] : [[key, String(value)] as [string, string]],
    ),
  ).toString()
  return { path: query ? `${path}?${query}` : path, body: undefined }
}

/** The typed client: one function per operation. */
export function createClient(endpoints: Endpoints, send: Send): Client {
  const call =
    (endpoint: Endpoint) =>
    async (input: Record<string, unknown>, options: Options = {}) => {
      const { path, body } = requestAddress(endpoint, input)
      const answer = await send({
        method: endpoint[0],
        path,
        body: options.file ?? body,
        ...(options.signal && { signal: options.signal }),
        ...(options.onProgress && { onProgress: options.onProgress }),
      })
      if (answer.status < 400) return answer.body
      const { error } = answer.body as ErrorBody
      throw new ApiError(error.code, error.message, error.fields, error.requestId)
    }
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [name, call(endpoint)]),
  ) as never
}

/** The endpoints of the whole contract, for callers that can import it (tests, build plug-in). */
export function toEndpoints(operations: Operations): Endpoints {
  const entries = Object.entries<Operation>(operations).map(([name, it]) => [
    name,
    [it.method, it.path, it.kind, it.topics, it.eventId].filter((part) => part !== undefined),
  ])
  return Object.fromEntries(entries) as never
}

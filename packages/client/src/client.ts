import { setTimeout } from 'node:timers/promises'
import { ApiError, type Endpoint, requestAddress } from '@campanile/contract/client.ts'
import type { ErrorBody, ErrorCode } from '@campanile/contract/errors.ts'
import type { Operation, OperationInput, OperationOutput } from '@campanile/contract/operation.ts'
import { type Operations, operations } from '@campanile/contract/operations.ts'
import { operationNames } from './operation-names.ts'

export { ApiError }

/** The operations that programs can call. */
export type ApiOperationName = (typeof operationNames)[number]

interface CallOptions {
  signal?: AbortSignal
  /** The file that an upload sends. */
  file?: Blob
}

/** The result of a call: a file as the response itself, so that it can be streamed. */
type Answer<T> =
  T extends Operation<infer _I, infer _O, infer _A, infer K>
    ? K extends 'file'
      ? Response
      : OperationOutput<T>
    : never

/** One function for each operation. */
export type ApiClient = {
  [K in ApiOperationName]: (
    input: OperationInput<Operations[K]>,
    options?: CallOptions,
  ) => Promise<Answer<Operations[K]>>
}

interface ClientOptions {
  /** Such as https://campus.example */
  baseUrl: string
  /** The token of a service account. */
  token: string
  /** The language of error messages. English if omitted. */
  language?: string
  /** How often a call that was refused before any work was done is sent again; 3 if omitted. */
  retries?: number
  fetch?: typeof fetch
}

/** Refused before any work was done, so that sending the same request again is safe. */
const retried: readonly ErrorCode[] = ['busy', 'rate-limited']
/** Seconds to wait when the server names none. */
const defaultWait = 2

/**
 * A typed client of the API for programs. Calls reject with `ApiError`, whose code says what went wrong:
 * docs/integrations/api.md lists the codes.
 */
export function createApiClient(options: ClientOptions): ApiClient {
  const base = new URL('/api/v1', options.baseUrl).href
  const entries = operationNames.map((name) => {
    const { method, path, kind }: Operation = operations[name]
    return [name, createCall([method, path, kind], base, options)]
  })
  return Object.fromEntries(entries) as ApiClient
}

function createCall(endpoint: Endpoint, base: string, { retries = 3, ...options }: ClientOptions) {
  const [method, , kind] = endpoint
  return async (input: Record<string, unknown>, { signal, file }: CallOptions = {}) => {
    const { path, body } = requestAddress(endpoint, input)
    const content = file ?? (body && JSON.stringify(body))
    const request: RequestInit = {
      method,
      // A redirect would hand the token to another address.
      redirect: 'error',
      headers: {
        authorization: `Bearer ${options.token}`,
        'accept-language': options.language ?? 'en',
        ...(content !== undefined && {
          'content-type': file ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(content !== undefined && { body: content }),
      ...(signal && { signal }),
    }
    for (let left = retries; ; left -= 1) {
      const response = await (options.fetch ?? fetch)(`${base}${path}`, request)
      if (response.ok) return kind === 'file' ? response : response.json()
      const error = await readError(response)
      if (left <= 0 || !retried.includes(error.code)) throw error
      const seconds = Number(response.headers.get('retry-after')) || defaultWait
      await setTimeout(seconds * 1000, undefined, signal && { signal })
    }
  }
}

/** An answer that is not ours comes from a proxy in between. */
async function readError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => undefined)) as ErrorBody | undefined
  if (!body?.error) return new ApiError('unavailable', `Unexpected response with status ${response.status}`)
  const { code, message, fields, requestId } = body.error
  return new ApiError(code, message, fields, requestId)
}

// The only code that calls fetch, and XMLHttpRequest for upload progress.

import { publicEndpoints } from 'virtual:public-operations'
import {
  ApiError,
  createClient,
  type Endpoints,
  requestAddress,
  type Send,
  type WireRequest,
} from '@campanile/contract/client.ts'
import type { ErrorBody } from '@campanile/contract/errors.ts'
import type { OperationInput } from '@campanile/contract/operation.ts'
import type { OperationName, Operations } from '@campanile/contract/operations.ts'
import { type PageMessageCode, pageMessage } from '@campanile/contract/page-messages.ts'
import { withConfirmation } from './confirmIdentity.ts'
import { fileNameIn } from './fileNameIn.ts'
import { locale } from './locale.ts'
import { followRequest } from './ownRequests.ts'
import { retryWhenBusy } from './retryWhenBusy.ts'
import { sendWithProgress } from './sendWithProgress.ts'

const base = '/api'
const failure = (code: PageMessageCode) => new ApiError(code, pageMessage[code])

function requestInit({ method, body, signal }: WireRequest): RequestInit {
  const isFile = body instanceof Blob
  const hasJson = body !== undefined && !isFile
  return {
    method,
    // The server words errors in the language of the page.
    headers: { 'accept-language': locale, ...(hasJson && { 'content-type': 'application/json' }) },
    credentials: 'same-origin',
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  }
}

const reach = (request: WireRequest) => withConfirmation(() => attempt(request))

async function attempt(request: WireRequest) {
  try {
    const address = base + request.path
    const { onProgress } = request
    const ask = () =>
      onProgress ? sendWithProgress(address, request, onProgress) : fetch(address, requestInit(request))
    return await retryWhenBusy(ask, request.signal)
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw failure('network-request-failed')
  }
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'error' in body

/** A response in another format comes from a proxy, or was cut off. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => Promise.reject(failure('network-request-failed')))
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false
  const body: unknown = isJson && text ? JSON.parse(text) : {}
  if (response.status >= 400 && !isErrorBody(body)) throw failure('unavailable')
  return body
}

const send: Send = async (request) => {
  const sent = reach(request)
  if (request.method !== 'GET') followRequest(sent.then(({ headers }) => headers.get('x-request-id')))
  const response = await sent
  return { status: response.status, body: await bodyOf(response) }
}

/** Only those of the sign-in page; the others are loaded with the rest of the code. */
const endpoints = { ...publicEndpoints } as Endpoints

/** The API: one typed function per operation; throws ApiError. */
export const api = createClient(endpoints, send)

/** Makes all operations known, before any screen but the sign-in page is shown. */
export function addEndpoints(all: Endpoints) {
  Object.assign(endpoints, all)
  Object.assign(api, createClient(all, send))
}

/** Method, path and topics of an operation. */
export const endpointOf = (name: OperationName) => endpoints[name]

export const isOperation = (name: unknown): name is OperationName =>
  typeof name === 'string' && name in endpoints

/** Address of an operation, for links, pictures and streams that the browser opens itself. */
export const addressFor = <K extends OperationName>(name: K, input: OperationInput<Operations[K]>) =>
  base + requestAddress(endpoints[name], input as Record<string, unknown>).path

/** A file that an operation answers with, and the name it is saved under; throws ApiError. */
export async function fetchFile<K extends OperationName>(name: K, input: OperationInput<Operations[K]>) {
  const { path, body } = requestAddress(endpoints[name], input as Record<string, unknown>)
  const response = await reach({ method: endpoints[name][0], path, body })
  if (response.ok) {
    const blob = await response.blob().catch(() => Promise.reject(failure('network-request-failed')))
    return { blob, name: fileNameIn(response.headers.get('content-disposition') ?? '') }
  }
  const { error } = (await bodyOf(response)) as ErrorBody
  throw new ApiError(error.code, error.message, error.fields, error.requestId)
}

/** The server's current version of one of our pages; null if it does not respond. */
export async function fetchPage(path: string): Promise<string | null> {
  const response = await fetch(path, { cache: 'no-cache' }).catch(() => null)
  return response?.ok ? response.text() : null
}

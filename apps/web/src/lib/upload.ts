// The only place that sends with XMLHttpRequest: fetch does not tell how far an upload is.

import { ApiError } from '@campanile/contract/client.ts'
import { type ErrorBody, type ErrorCode, errorMessage } from '@campanile/contract/errors.ts'
import type { InputOf, Operation, OutputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { addressFor } from './api.ts'

/** Operations whose body is a file. */
type UploadName = {
  [K in keyof Operations]: Operations[K] extends Operation<infer _I, infer _O, infer _A, 'upload'> ? K : never
}[keyof Operations]

const failure = (code: ErrorCode) => new ApiError(code, errorMessage[code])

/** An answer that is not ours comes from a proxy in between, or was cut off. */
function answerOf(request: XMLHttpRequest): unknown {
  const isJson = request.getResponseHeader('content-type')?.includes('application/json') ?? false
  if (!isJson) throw failure('unavailable')
  const body: unknown = JSON.parse(request.responseText)
  if (request.status < 400) return body
  const { error } = body as ErrorBody
  throw new ApiError(error.code, error.message, error.fields, error.requestId)
}

/** Sends a file to an operation, and tells from 0 to 1 how much of it is on its way. */
export const upload = <K extends UploadName>(
  name: K,
  input: InputOf<Operations[K]>,
  file: Blob,
  onProgress: (share: number) => void,
) =>
  new Promise<OutputOf<Operations[K]>>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressFor(name, input))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(failure('network-request-failed'))
    request.onload = () => {
      try {
        resolve(answerOf(request) as OutputOf<Operations[K]>)
      } catch (error) {
        reject(error)
      }
    }
    request.send(file)
  })

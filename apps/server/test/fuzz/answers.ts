import { errorMessage } from '@campanile/contract/error-messages.ts'
import { type ErrorCode, errorStatus } from '@campanile/contract/errors.ts'
import type { Operation } from '@campanile/contract/operation.ts'
import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod/mini'
import { sharedErrors } from '#testing/shared-errors.ts'

export interface Answer extends LightMyRequestResponse {
  /** Milliseconds until the answer arrived. */
  took: number
}

/** The error code of a refusal, otherwise the status. */
export function answerOutcome({ statusCode, headers, body }: Answer): string {
  if (statusCode < 400 || !String(headers['content-type']).startsWith('application/json'))
    return String(statusCode)
  return String((JSON.parse(body) as { error?: { code?: string } }).error?.code ?? statusCode)
}

/** The problems of a single answer; usually none. */
export function findFaults(operation: Operation, answer: Answer): string[] {
  if (answer.statusCode >= 500) return [`answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`]
  return answer.statusCode >= 400 ? faultsOfRefusal(operation, answer) : faultsOfSuccess(operation, answer)
}

function faultsOfRefusal(operation: Operation, { statusCode, headers, body }: Answer): string[] {
  if (headers['content-type'] !== 'application/json; charset=utf-8')
    return [`refused as ${headers['content-type']}`]
  const { error, ...rest } = JSON.parse(body) as { error: Record<string, unknown> }
  const code = error.code as ErrorCode
  const { fields, details, ...others } = error
  // This message differs from request to request: it contains the time until which the new admin has to wait.
  const message = code === 'new-admin' ? others.message : errorMessage(code, 'en-GB')
  const expected = { code, message, requestId: headers['x-request-id'] }
  const faults: string[] = []
  if (Object.keys(rest).length > 0 || !sameJson(others, expected))
    faults.push(`a refusal of its own form: ${body}`)
  if (errorStatus[code] !== statusCode) faults.push(`${code} with the status ${statusCode}`)
  if (fields !== undefined && !areSentences(fields)) faults.push(`fields that are no sentences: ${body}`)
  if (Object.keys(details ?? {}).join() !== Object.keys(fields ?? {}).join())
    faults.push(`sentences without a code: ${body}`)
  if (![...sharedErrors, ...operation.errors].includes(code))
    faults.push(`${code}, which it does not declare`)
  return faults
}

const areSentences = (fields: unknown) =>
  typeof fields === 'object' &&
  fields !== null &&
  Object.values(fields).every((it) => typeof it === 'string' && it)

function faultsOfSuccess({ kind, output }: Operation, { statusCode, headers, body }: Answer): string[] {
  const type = String(headers['content-type'])
  if (kind === 'redirect')
    return statusCode === 302 && headers.location ? [] : [`${statusCode} in place of a redirect`]
  if (statusCode !== 200) return [`answered ${statusCode}`]
  if (kind === 'file')
    return type === 'undefined' || body.length === 0 ? ['an empty file, or one without a type'] : []
  if (type !== 'application/json; charset=utf-8') return [`answered as ${type}`]
  const parsed = z.safeParse(output, JSON.parse(body))
  return parsed.success
    ? []
    : [`an answer that its schema refuses: ${JSON.stringify(parsed.error.issues).slice(0, 300)}`]
}

const sameJson = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

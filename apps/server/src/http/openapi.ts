import { accessRules } from '@campanile/contract/access-rules.ts'
import { errorMessage } from '@campanile/contract/error-messages.ts'
import { errorStatus } from '@campanile/contract/errors.ts'
import { defaultLocale } from '@campanile/contract/locale.ts'
import type { Operation } from '@campanile/contract/operation.ts'
import { z } from 'zod/mini'

export type JsonSchema = { properties?: Record<string, unknown>; required?: string[] } & Record<
  string,
  unknown
>

export const toJsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema

export const contentType = {
  json: 'application/json',
  upload: 'application/octet-stream',
  file: '*/*',
  stream: 'text/event-stream',
  redirect: '*/*',
}

/**
 * The OpenAPI 3.1 document of the contract. Generating the paths takes long, so it waits for the first
 * reader.
 */
export function openApiDocument(operations: Record<string, Operation>, version: string) {
  let written: Paths | undefined
  return {
    openapi: '3.1.0',
    info: { title: 'Campanile', version, description: 'Campus attendance and academic administration' },
    get paths() {
      written ??= operationPaths(operations)
      return written
    },
    components: { schemas: { Error: errorSchema } },
  }
}

const ofFields = (values: object, description: string) => ({
  type: 'object',
  additionalProperties: values,
  description,
})

/** The body of every error response: see `ErrorBody`. */
export const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorStatus) },
        message: { type: 'string', description: 'In the language of the request (Accept-Language)' },
        requestId: { type: 'string' },
        fields: ofFields({ type: 'string' }, 'One sentence for each input path, in the same language'),
        details: ofFields(
          {
            type: 'object',
            required: ['code', 'params'],
            properties: {
              code: { type: 'string', description: 'The same in every language' },
              params: { type: 'object', description: 'The values in the sentence' },
            },
          },
          'The code of each sentence, for programs',
        ),
      },
    },
  },
}

export type Paths = Record<string, Record<string, unknown>>

function operationPaths(operations: Record<string, Operation>): Paths {
  const paths: Paths = {}
  for (const [name, operation] of Object.entries(operations)) {
    const path = `/api${operation.path}`
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(name, operation) }
  }
  return paths
}

/** One operation, without its address. */
export function describe(name: string, operation: Operation) {
  const input = toJsonSchema(operation.input, 'input')
  const properties = input.properties ?? {}
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part!)
  const rest = Object.keys(properties).filter((key) => !inPath.includes(key))
  const inQuery = operation.method === 'GET' || operation.method === 'DELETE' || operation.kind === 'upload'
  const required = (key: string) => input.required?.includes(key) ?? false
  return {
    operationId: name,
    summary: operation.summary,
    description: accessRules[operation.access],
    'x-roles': operation.roles,
    'x-access': operation.access,
    parameters: [
      ...inPath.map((key) => ({ name: key, in: 'path', required: true, schema: properties[key] ?? {} })),
      ...(inQuery ? rest : []).map((key) => ({
        name: key,
        in: 'query',
        required: required(key),
        schema: properties[key],
      })),
    ],
    ...(!inQuery && rest.length > 0 && { requestBody: requestBody(input, rest) }),
    ...(operation.kind === 'upload' && {
      requestBody: { required: true, content: { [contentType.upload]: {} } },
    }),
    responses: operationResponses(operation),
  }
}

function requestBody(input: JsonSchema, keys: string[]) {
  const properties = Object.fromEntries(keys.map((key) => [key, input.properties?.[key]]))
  const required = (input.required ?? []).filter((key) => keys.includes(key))
  return {
    required: true,
    content: { 'application/json': { schema: { type: 'object', properties, required } } },
  }
}

export const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

function operationResponses(operation: Operation) {
  const done =
    operation.kind === 'redirect'
      ? { 302: { description: 'Redirect' } }
      : {
          200: {
            description: 'Done',
            content: { [contentType[operation.kind]]: { schema: toJsonSchema(operation.output, 'output') } },
          },
        }
  const content = errorContent
  const errors: Record<string, { description: string; content: object }> = {}
  for (const code of operation.errors) {
    const status = String(errorStatus[code])
    const text = `${code}: ${errorMessage(code, defaultLocale)}`
    errors[status] = {
      description: errors[status] ? `${errors[status].description}\n${text}` : text,
      content,
    }
  }
  return { ...done, ...errors }
}

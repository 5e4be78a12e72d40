import { errorMessage } from '@campanile/contract/error-messages.ts'
import { type ErrorCode, errorStatus } from '@campanile/contract/errors.ts'
import { defaultLocale } from '@campanile/contract/locale.ts'
import type { Operation } from '@campanile/contract/operation.ts'
import type { OperationName } from '@campanile/contract/operations.ts'
import { apiOperations, operationScope } from '@campanile/contract/service-accounts/api-operations.ts'
import { apiScopes } from '@campanile/contract/service-accounts/api-scopes.ts'
import { z } from 'zod/mini'
import { contentType, describe, errorContent, errorSchema, type Paths, toJsonSchema } from './openapi.ts'
import { makeExample } from './openapi-example.rules.ts'

/** Errors with which any operation can refuse a program. */
const refusals: readonly ErrorCode[] = ['api-token-not-valid', 'scope-required', 'rate-limited']

const about = `Programs call the API with the token of a service account, as \`Authorization: Bearer campanile_…\`.
Admins create both in Settings, Integrations. Every operation names the scope that it needs; a scope that ends
in \`:change\` includes \`:read\`. Scopes: ${apiScopes.join(', ')}.`

/**
 * The OpenAPI 3.1 document of what programs can call, with examples. It is written for its first reader,
 * because that takes long.
 */
export function programsDocument(operations: Readonly<Record<OperationName, Operation>>, version: string) {
  let written: Paths | undefined
  return {
    openapi: '3.1.0',
    info: { title: 'Campanile API', version, description: about },
    get paths() {
      written ??= programPaths(operations)
      return written
    },
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    security: [{ token: [] }],
  }
}

function programPaths(operations: Readonly<Record<OperationName, Operation>>): Paths {
  const paths: Paths = {}
  for (const name of apiOperations) {
    const operation = operations[name]
    const path = `/api/v1${operation.path}`
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describeForPrograms(name, operation) }
  }
  return paths
}

function describeForPrograms(name: OperationName, operation: Operation) {
  const { 'x-roles': _roles, 'x-access': _access, ...described } = describe(name, operation)
  const scope = operationScope(operation)
  const input = schemaExample(operation.input, 'input') as Record<string, unknown> | undefined
  const { requestBody } = described
  return {
    ...described,
    tags: [scope.split(':')[0]],
    description: `Scope: \`${scope}\``,
    'x-scope': scope,
    parameters: described.parameters.map((it) => {
      const example = input?.[it.name]
      return isUseful(example) ? { ...it, example } : it
    }),
    ...(requestBody && { requestBody: withExample(requestBody, programBody(input, requestBody)) }),
    responses: programResponses(operation, described.responses),
  }
}

const isUseful = (example: unknown) => example !== undefined && example !== null && example !== ''

/** A valid value of a schema, if one can be found. */
export function schemaExample(schema: z.core.$ZodType, io: 'input' | 'output'): unknown {
  const form = toJsonSchema(schema, io) as Parameters<typeof makeExample>[0]
  return [{}, { onlyRequired: true }, { nulls: true }]
    .map((options) => makeExample(form, options))
    .find((it) => z.safeParse(schema, it).success)
}

interface Content {
  content: Record<string, { schema?: { properties?: object } }>
}

/** The part of the input that is sent as the body. */
function programBody(input: Record<string, unknown> | undefined, { content }: Content) {
  const properties = content['application/json']?.schema?.properties
  if (!input || !properties) return undefined
  return Object.fromEntries(Object.keys(properties).map((key) => [key, input[key]]))
}

function withExample<T extends Content>(it: T, example: unknown): T {
  const json = it.content['application/json']
  if (!json || example === undefined) return it
  return { ...it, content: { 'application/json': { ...json, example } } }
}

function programResponses(operation: Operation, declared: object) {
  const { 200: done, ...errors } = declared as Record<string, Content & { description: string }>
  const refused: Record<string, { description: string; content: object }> = { ...errors }
  for (const code of refusals) {
    const status = String(errorStatus[code])
    const text = `${code}: ${errorMessage(code, defaultLocale)}`
    const earlier = refused[status]?.description
    refused[status] = { description: earlier ? `${earlier}\n${text}` : text, content: errorContent }
  }
  const isJson = contentType[operation.kind] === contentType.json
  const example = isJson ? schemaExample(operation.output, 'output') : undefined
  return { 200: done && withExample(done, example), ...refused }
}

import { ScimError } from '#http/scim/scim-error.ts'
import { m } from './messages.ts'
import { patchMessage } from './schema-names.ts'

export interface PatchOperation {
  op: 'add' | 'remove' | 'replace'
  path: string | undefined
  value: unknown
}

const kinds: readonly string[] = ['add', 'remove', 'replace']
const mostOperations = 500

/** @throws ScimError invalidSyntax if an object doesn’t name its schema */
export function requireSchema({ schemas }: Readonly<Record<string, unknown>>, schema: string): void {
  const isNamed =
    Array.isArray(schemas) &&
    schemas.some((it) => typeof it === 'string' && it.toLowerCase() === schema.toLowerCase())
  if (!isNamed) throw new ScimError(400, m.schemaMissing({ schema }), 'invalidSyntax')
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readOperation(given: unknown): PatchOperation {
  const refuse = (type: 'invalidSyntax' | 'noTarget') => new ScimError(400, m.operationNotValid(), type)
  if (!isObject(given)) throw refuse('invalidSyntax')
  // Entra ID begins them with a capital letter.
  const op = typeof given.op === 'string' ? given.op.toLowerCase() : ''
  const { path, value } = given
  if (!kinds.includes(op)) throw refuse('invalidSyntax')
  if (path !== undefined && (typeof path !== 'string' || path === '')) throw refuse('invalidSyntax')
  if (op === 'remove' && path === undefined) throw refuse('noTarget')
  if (op !== 'remove' && value === undefined) throw refuse('invalidSyntax')
  if (path === undefined && !isObject(value)) throw refuse('invalidSyntax')
  return { op: op as PatchOperation['op'], path, value }
}

/**
 * The operations of a PATCH: RFC 7644, section 3.5.2.
 * @throws ScimError invalidSyntax, noTarget
 */
export function patchOperations(body: Readonly<Record<string, unknown>>): PatchOperation[] {
  requireSchema(body, patchMessage)
  const { Operations: given } = body
  if (!Array.isArray(given) || given.length === 0)
    throw new ScimError(400, m.operationNotValid(), 'invalidSyntax')
  if (given.length > mostOperations)
    throw new ScimError(400, m.tooManyOperations({ most: mostOperations }), 'invalidSyntax')
  return given.map(readOperation)
}

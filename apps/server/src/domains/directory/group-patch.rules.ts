import type { Filter } from 'scim2-parse-filter'
import { ScimError } from '#http/scim/scim-error.ts'
import { parsePath } from './attribute-path.rules.ts'
import { readFilter } from './filter.rules.ts'
import { m } from './messages.ts'
import type { PatchOperation } from './patch-operations.rules.ts'

export interface GroupState {
  displayName: string
  externalId: string | null
  members: ReadonlySet<string>
}

const longestExternalId = 200
const idPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The ids in a list of members, which may be a single one. */
function readIds(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.map((it) => {
    const id = isObject(it) ? it.value : it
    if (typeof id !== 'string' || !idPattern.test(id))
      throw new ScimError(400, m.memberNotValid(), 'invalidValue')
    return id.toLowerCase()
  })
}

/** The ids that a filter such as `value eq "…"` names. */
function filteredIds(filter: Filter): string[] {
  if ('filters' in filter && filter.op === 'or') return filter.filters.flatMap(filteredIds)
  if (filter.op === 'eq' && 'compValue' in filter && filter.attrPath.toLowerCase() === 'value')
    return [String(filter.compValue).toLowerCase()]
  throw new ScimError(400, m.memberNotValid(), 'invalidFilter')
}

/** An attribute that a directory may repeat but not change. */
function requireSame(attribute: string, value: unknown, kept: string): void {
  const isSame = typeof value === 'string' && value.toLowerCase() === kept.toLowerCase()
  if (!isSame) throw new ScimError(400, m.attributeReadOnly({ attribute }), 'mutability')
}

function readExternalId(value: unknown): string | null {
  if (value === null || value === '') return null
  if (typeof value !== 'string')
    throw new ScimError(400, m.valueNotText({ attribute: 'externalId' }), 'invalidValue')
  if (value.length > longestExternalId)
    throw new ScimError(
      400,
      m.valueTooLong({ attribute: 'externalId', most: longestExternalId }),
      'invalidValue',
    )
  return value
}

function patchMembers(
  members: ReadonlySet<string>,
  { op, value, filter }: { op: PatchOperation['op']; value: unknown; filter: string | undefined },
): ReadonlySet<string> {
  if (filter !== undefined && op !== 'remove') throw new ScimError(400, m.memberNotValid(), 'invalidPath')
  if (op === 'add') return new Set([...members, ...readIds(value)])
  if (op === 'replace') return new Set(value === null ? [] : readIds(value))
  // Entra ID names the members to remove in the value.
  const named = filter === undefined ? value : undefined
  if (filter === undefined && (named === undefined || named === null)) return new Set()
  const leaving = new Set(filter === undefined ? readIds(named) : filteredIds(readFilter(filter)))
  return new Set([...members].filter((id) => !leaving.has(id)))
}

/**
 * A group after the operations of a PATCH.
 * @throws ScimError invalidFilter, invalidPath, invalidValue, mutability
 */
export function patchedGroup(group: GroupState, operations: readonly PatchOperation[]): GroupState {
  let { externalId, members } = group
  const apply = (op: PatchOperation['op'], path: string, value: unknown, isNamed: boolean) => {
    const { attribute, filter } = parsePath(path)
    if (attribute === 'members') members = patchMembers(members, { op, value, filter })
    else if (attribute === 'externalid') externalId = op === 'remove' ? null : readExternalId(value)
    else if (attribute === 'displayname') requireSame('displayName', value, group.displayName)
    else if (!isNamed || attribute === 'schemas') return
    else if (attribute === 'id' || attribute === 'meta')
      throw new ScimError(400, m.attributeReadOnly({ attribute }), 'mutability')
    else throw new ScimError(400, m.pathNotValid({ path: attribute }), 'invalidPath')
  }
  for (const { op, path, value } of operations) {
    if (path !== undefined) apply(op, path, value, true)
    // Okta repeats the id and the name beside the changes.
    else for (const [key, it] of Object.entries(value as object)) apply(op, key, it, false)
  }
  return { ...group, externalId, members }
}

/** The people added by the operations of a PATCH, if they aren’t members already. */
export const addedMembers = (operations: readonly PatchOperation[]): string[] =>
  operations.flatMap(({ op, path, value }) => {
    if (op === 'remove') return []
    const entries = path === undefined ? Object.entries(value as object) : [[path, value] as const]
    return entries.flatMap(([key, it]) => {
      const { attribute, filter } = parsePath(key)
      return attribute === 'members' && filter === undefined && it !== null ? readIds(it) : []
    })
  })

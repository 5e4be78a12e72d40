import { ScimError } from '#http/scim/scim-error.ts'
import { parsePath } from './attribute-path.rules.ts'
import { m } from './messages.ts'
import type { PatchOperation } from './patch-operations.rules.ts'
import { isKeptPhone, phoneIn } from './phone-numbers.rules.ts'
import { patchNames, standardNames } from './user-attributes.ts'

/**
 * A directory's values for a person. An attribute that was not sent is absent; one that was emptied is null.
 */
export interface UserValues {
  userName?: string
  givenName?: string
  familyName?: string
  userType?: string
  active?: boolean
  phone?: string | null
  employeeNumber?: string | null
  externalId?: string | null
}

type Kept = Exclude<keyof UserValues, 'active'>

const longestExternalId = 200

/** Attributes that a person can be without. */
const optional: readonly string[] = ['phone', 'employeeNumber', 'externalId']

type Values = Map<keyof UserValues | 'roles', string | boolean | null>

function readText(attribute: string, value: unknown): string | null {
  if (value === null || (value === '' && optional.includes(attribute))) return null
  if (typeof value !== 'string') throw new ScimError(400, m.valueNotText({ attribute }), 'invalidValue')
  return value
}

/** Entra ID also writes the words True and False. */
function readActive(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  const word = String(value).toLowerCase()
  if (typeof value !== 'string' || (word !== 'true' && word !== 'false'))
    throw new ScimError(400, m.activeNotBoolean(), 'invalidValue')
  return word === 'true'
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPrimary = (it: unknown) => isObject(it) && String(it.primary).toLowerCase() === 'true'

/** The primary role of a list of roles, or the first; null for an empty list. */
function readRole(value: unknown): string | null {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  const chosen = list.find(isPrimary) ?? list[0] ?? null
  return readText('roles', isObject(chosen) ? (chosen.value ?? null) : chosen)
}

function setPhone(values: Values, value: unknown): void {
  const phone = phoneIn(value)
  if (phone !== undefined) values.set('phone', phone)
}

/** Notes what one attribute is set to; `name` as in `parsePath`. False if it isn’t an attribute of a user. */
function setValue(values: Values, name: string, value: unknown): boolean {
  const attribute = patchNames.get(name)
  if (attribute === 'active') values.set(attribute, readActive(value))
  else if (attribute === 'roles') values.set(attribute, readRole(value))
  else if (attribute === 'phone') setPhone(values, value)
  else if (attribute) values.set(attribute, readText(attribute, value))
  else if (name === 'name' || name === 'enterprise') {
    if (!isObject(value)) throw new ScimError(400, m.valueNotObject({ attribute: name }), 'invalidValue')
    for (const [inner, it] of Object.entries(value)) setValue(values, `${name}.${inner.toLowerCase()}`, it)
  } else return standardNames.has(name.split('.')[0]!)
  return true
}

/** Reads all attributes of an object. Those that Campanile doesn’t keep are ignored, as the standard asks. */
function setAll(values: Values, resource: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(resource)) {
    // A name of the directory’s own.
    if (!/^[a-z$]/i.test(key) || /[[\]]/.test(key) || key.length > 200) continue
    setValue(values, parsePathOrNothing(key), value)
  }
}

function parsePathOrNothing(key: string): string {
  try {
    return parsePath(key).attribute
  } catch {
    return ''
  }
}

function toUserValues(values: Values): UserValues {
  // The role is named twice; the more exact attribute decides.
  const role = values.get('userType') ?? values.get('roles')
  values.delete('roles')
  if (role === undefined || role === null) values.delete('userType')
  else values.set('userType', role)
  for (const [attribute, value] of values)
    if (value === null && !optional.includes(attribute))
      throw new ScimError(400, m.attributeRequired({ attribute }), 'invalidValue')
  const externalId = values.get('externalId')
  if (typeof externalId === 'string' && externalId.length > longestExternalId) {
    const limit = { attribute: 'externalId', most: longestExternalId }
    throw new ScimError(400, m.valueTooLong(limit), 'invalidValue')
  }
  return Object.fromEntries(values) as UserValues
}

/** The values in a whole user, as sent by POST and PUT. */
export function valuesOfUser(resource: Readonly<Record<string, unknown>>): UserValues {
  const values: Values = new Map()
  setAll(values, resource)
  return toUserValues(values)
}

/**
 * The changes made by the operations of a PATCH.
 * @throws ScimError invalidPath, invalidValue, mutability
 */
export function valuesOfPatch(operations: readonly PatchOperation[]): UserValues {
  const values: Values = new Map()
  for (const { op, path, value } of operations) {
    if (path === undefined) {
      setAll(values, value as Record<string, unknown>)
      continue
    }
    const { attribute, filter } = parsePath(path)
    const [name] = attribute.split('.')
    if (name === 'phonenumbers' && !isKeptPhone(filter)) continue
    if (readOnlyNames.has(name!))
      throw new ScimError(400, m.attributeReadOnly({ attribute: name! }), 'mutability')
    if (op === 'remove') removeValue(values, attribute)
    else if (!setValue(values, attribute, value))
      throw new ScimError(400, m.pathNotValid({ path: attribute }), 'invalidPath')
  }
  return toUserValues(values)
}

const readOnlyNames: ReadonlySet<string> = new Set(['id', 'meta', 'schemas', 'groups'])

function removeValue(values: Values, name: string): void {
  const attribute = patchNames.get(name) as Kept | undefined
  if (attribute && optional.includes(attribute)) values.set(attribute, null)
  else if (name === 'enterprise') values.set('employeeNumber', null)
  else if (attribute || name === 'name')
    throw new ScimError(400, m.attributeRequired({ attribute: attribute ?? name }), 'mutability')
  else if (!standardNames.has(name.split('.')[0]!))
    throw new ScimError(400, m.pathNotValid({ path: name }), 'invalidPath')
}

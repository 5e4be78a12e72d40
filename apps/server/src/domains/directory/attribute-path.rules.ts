import { ScimError } from '#http/scim/scim-error.ts'
import { m } from './messages.ts'
import { enterpriseSchema, groupSchema, userSchema } from './schema-names.ts'

const longest = 500
const parts = /^([a-z$][\w$-]*)(?:\[([^[\]]*)\])?(?:\.([a-z$][\w$-]*))?$/

export interface AttributePath {
  /** Lower-case, because SCIM ignores the case of names; `name.givenname`, `enterprise.employeenumber`. */
  attribute: string
  /** The text in brackets, as it was written. */
  filter: string | undefined
}

/** The name of an attribute without the schema that it may begin with. */
export function shortName(path: string): string {
  const lower = path.toLowerCase()
  for (const schema of [userSchema, groupSchema]) {
    const start = `${schema.toLowerCase()}:`
    if (lower.startsWith(start)) return path.slice(start.length)
  }
  const extension = enterpriseSchema.toLowerCase()
  if (lower === extension) return 'enterprise'
  if (lower.startsWith(`${extension}:`)) return `enterprise.${path.slice(extension.length + 1)}`
  return path
}

/**
 * Reads the path of a PATCH operation.
 * @throws ScimError invalidPath
 */
export function parsePath(path: unknown): AttributePath {
  const text = typeof path === 'string' && path.length <= longest ? shortName(path.trim()) : ''
  const open = text.indexOf('[')
  const close = text.lastIndexOf(']')
  // Text in brackets keeps its case.
  const lower =
    open < 0 || close < open
      ? text.toLowerCase()
      : text.slice(0, open).toLowerCase() + text.slice(open, close) + text.slice(close).toLowerCase()
  const found = parts.exec(lower)
  if (!found) throw new ScimError(400, m.pathNotValid({ path: text.slice(0, 60) }), 'invalidPath')
  const [, name, filter, sub] = found
  return { attribute: sub ? `${name}.${sub}` : name!, filter }
}
